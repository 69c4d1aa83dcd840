import UIKit

/// A photograph with a border in the section's colour.
final class PhotoCell: UICollectionViewCell {
  var image: UIImage? {
    didSet { imageView.image = image }
  }

  private let imageView: UIImageView

  override init(frame: CGRect) {
    imageView = UIImageView(
      frame: CGRect(origin: .zero, size: frame.size).insetBy(dx: 10, dy: 10))
    super.init(frame: frame)
    backgroundColor = .white
    contentView.addSubview(imageView)
    let selectedBackgroundView = UIView(frame: .zero)
    selectedBackgroundView.backgroundColor = UIColor(white: 1, alpha: 0.8)
    self.selectedBackgroundView = selectedBackgroundView
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    backgroundColor = .white
    image = nil
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.8 : 1 }
  }
}
