import UIKit

/// A photograph with a border in the section's colour, with an image view from a nib.
final class NibPhotoCell: UICollectionViewCell {
  var image: UIImage? {
    didSet { imageView.image = image }
  }

  private weak var imageView: UIImageView!

  override func awakeFromNib() {
    super.awakeFromNib()
    let selectedBackgroundView = UIView(frame: .zero)
    selectedBackgroundView.backgroundColor = UIColor(white: 1, alpha: 0.8)
    self.selectedBackgroundView = selectedBackgroundView
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    backgroundColor = .white
    image = nil
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.8 : 1 }
  }
}
