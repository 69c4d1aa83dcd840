import UIKit

/// A bar across the screen with text at both ends: a family's header or footer.
final class PaintBar: UICollectionReusableView {
  private static let margin: CGFloat = 16

  private let leading = UILabel(frame: .zero)
  private let trailing = UILabel(frame: .zero)
  private let hairline = UIView(frame: .zero)
  private var isHeader = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    trailing.textAlignment = .right
    trailing.textColor = UIColor(hex: 0x8A_84_7A)
    for view in [leading, trailing, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    leading.text = nil
    trailing.text = nil
  }

  func show(headerOf family: PaintFamily) {
    isHeader = true
    backgroundColor = UIColor(hex: 0xFB_FA_F7)
    leading.font = .systemFont(ofSize: 17, weight: .semibold)
    leading.textColor = UIColor(hex: family.paints[family.paints.count * 3 / 4].hex)
    trailing.font = .systemFont(ofSize: 13)
    leading.text = family.name
    trailing.text = "\(family.paints.count) paints"
    hairline.backgroundColor = UIColor(hex: 0xD0_CB_C0)
    setNeedsLayout()
  }

  func show(footerOf family: PaintFamily) {
    isHeader = false
    backgroundColor = UIColor(hex: 0xE6_E1_D7)
    leading.font = .systemFont(ofSize: 12)
    leading.textColor = UIColor(hex: 0x5E_58_4E)
    trailing.font = .systemFont(ofSize: 12)
    if let lightest = family.paints.first, let darkest = family.paints.last {
      leading.text = "\(lightest.name) to \(darkest.name)"
    }
    trailing.text = family.name
    hairline.backgroundColor = UIColor(hex: 0xC8_C1_B3)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = bounds.insetBy(dx: Self.margin, dy: 0)
    let parts = text.divided(atDistance: text.width / 3, from: .maxXEdge)
    (trailing.frame, leading.frame) = (parts.slice, parts.remainder)
    let thickness = 1 / UIScreen.main.scale
    hairline.frame = CGRect(
      x: 0, y: isHeader ? bounds.maxY - thickness : 0, width: bounds.width, height: thickness)
  }
}
