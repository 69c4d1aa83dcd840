import UIKit

/// A product as a coloured card, or as a line with a coloured square.
package final class StoreCard: UICollectionViewCell {
  private let swatch = UIView(frame: .zero)
  private let name = UILabel(frame: .zero)
  private let note = UILabel(frame: .zero)
  private var style = StoreShelf.Style.cards

  package override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [swatch, name, note] { contentView.addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func prepareForReuse() {
    super.prepareForReuse()
    name.text = nil
    note.text = nil
    swatch.backgroundColor = nil
  }

  package func show(_ product: StoreShelf.Product, as style: StoreShelf.Style) {
    self.style = style
    name.text = product.name
    note.text = style == .cards ? "\(product.note) crowns" : product.note
    swatch.backgroundColor = UIColor(hex: product.hex)
    swatch.layer.cornerRadius = style == .featured ? 14 : 9
    let isOnSwatch = style == .featured || style == .grid
    name.font = .systemFont(
      ofSize: style == .featured ? 22 : 15, weight: style == .featured ? .bold : .semibold)
    note.font = .systemFont(ofSize: 13)
    name.textColor = isOnSwatch ? .white : .label
    note.textColor = isOnSwatch ? UIColor(white: 1, alpha: 0.85) : .secondaryLabel
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let (places, room) = (places, contentView.bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, place) in zip([swatch, name, note] as [UIView], places) {
      view.frame =
        isMirrored
        ? CGRect(
          x: room.width - place.maxX, y: place.minY, width: place.width, height: place.height)
        : place
    }
    for label in [name, note] { label.textAlignment = isMirrored ? .right : .left }
  }

  /// The frames of the square, the name and the note, from left to right.
  private var places: [CGRect] {
    let room = contentView.bounds
    switch style {
    case .featured:
      return [
        room, CGRect(x: 16, y: room.height - 58, width: room.width - 32, height: 26),
        CGRect(x: 16, y: room.height - 32, width: room.width - 32, height: 18),
      ]
    case .cards:
      return [
        CGRect(x: 0, y: 0, width: room.width, height: 84),
        CGRect(x: 2, y: 88, width: room.width - 4, height: 18),
        CGRect(x: 2, y: 106, width: room.width - 4, height: 16),
      ]
    case .columns:
      return [
        CGRect(x: 0, y: 6, width: 44, height: 44),
        CGRect(x: 56, y: 10, width: room.width - 56, height: 18),
        CGRect(x: 56, y: 29, width: room.width - 56, height: 16),
      ]
    case .grid:
      return [
        room, CGRect(x: 12, y: (room.height - 20) / 2, width: room.width - 24, height: 20), .zero,
      ]
    }
  }
}
