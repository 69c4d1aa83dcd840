import UIKit

/// A photograph in the size of its cell.
final class RoundedCard: UICollectionViewCell {
  let imageView: UIImageView

  override init(frame: CGRect) {
    imageView = UIImageView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}
