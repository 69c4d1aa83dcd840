import UIKit

/// A photograph that fills its cell.
final class PhotoRowsCell: UICollectionViewCell {
  let imageView: UIImageView

  override init(frame: CGRect) {
    imageView = UIImageView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}
