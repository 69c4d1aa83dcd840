import UIKit

/// A tile in its colour, with its letter.
final class MosaicCell: UICollectionViewCell {
  private let letter = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.borderColor = UIColor(white: 1, alpha: 0.6).cgColor
    letter.font = .systemFont(ofSize: 22, weight: .bold)
    letter.textColor = .white
    letter.textAlignment = .center
    contentView.addSubview(letter)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    (letter.text, backgroundColor) = (nil, nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    letter.frame = contentView.bounds
  }

  func show(_ tile: Mosaic.Tile) {
    letter.text = tile.name
    backgroundColor = UIColor(hex: tile.hex)
  }
}
