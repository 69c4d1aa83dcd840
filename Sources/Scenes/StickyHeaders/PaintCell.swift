import UIKit

/// A paint on a card: its colour above its name.
final class PaintCell: UICollectionViewCell {
  private static let captionHeight: CGFloat = 26

  private let swatch = UIView(frame: .zero)
  private let caption = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 9
    layer.borderWidth = 0.5
    layer.borderColor = UIColor(hex: 0xD8_D4_CC).cgColor
    clipsToBounds = true
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.textColor = UIColor(hex: 0x3A_38_34)
    caption.textAlignment = .center
    // While a label's size is animated it displays its former contents; in this mode they stay
    // centred.
    caption.contentMode = .center
    contentView.addSubview(swatch)
    contentView.addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    caption.text = nil
    swatch.backgroundColor = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = contentView.bounds.divided(atDistance: Self.captionHeight, from: .maxYEdge)
    (caption.frame, swatch.frame) = (parts.slice, parts.remainder)
  }

  func show(_ paint: PaintFamily.Paint) {
    swatch.backgroundColor = UIColor(hex: paint.hex)
    caption.text = paint.name
  }
}
