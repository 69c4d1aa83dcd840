import UIKit

/// A crate in its colour, with name and price.
final class CrateCell: UICollectionViewCell {
  private static let margin: CGFloat = 8

  private let name = UILabel(frame: .zero)
  private let price = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    name.font = .systemFont(ofSize: 16, weight: .semibold)
    price.font = .systemFont(ofSize: 13)
    for label in [name, price] {
      label.textColor = .white
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    (name.text, price.text, backgroundColor) = (nil, nil, nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = contentView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let parts = text.divided(atDistance: text.height / 2, from: .maxYEdge)
    (price.frame, name.frame) = (parts.slice, parts.remainder)
  }

  func show(_ crate: Stall.Crate) {
    (name.text, price.text) = (crate.name, crate.price)
    backgroundColor = UIColor(hex: crate.hex)
  }
}
