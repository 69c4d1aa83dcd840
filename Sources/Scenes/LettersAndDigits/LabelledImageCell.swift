import UIKit

/// An image in four fifths of the cell, above a label.
final class LabelledImageCell: UICollectionViewCell {
  static let size = CGSize(width: 153, height: 128)

  let imageView: UIImageView
  let label: UILabel

  override init(frame: CGRect) {
    let (width, height) = (frame.width, frame.height)
    imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height * 4 / 5))
    label = UILabel(
      frame: CGRect(x: 0, y: height * 4 / 5, width: width, height: height * 1 / 5))
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(imageView)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
    label.text = nil
  }
}
