import UIKit

/// A caption and a control, beside it, or below it in the cell's width.
final class ControlCell: UICollectionViewCell {
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 8

  private let caption = UILabel(frame: .zero)
  private var control: UIView?
  private var isWide = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.font = .preferredFont(forTextStyle: .subheadline)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    contentView.addSubview(caption)
    contentView.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  func show(_ example: ControlExample) {
    caption.text = example.caption
    isWide = example.isWide
    let control = example.make()
    contentView.addSubview(control)
    self.control = control
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    control?.removeFromSuperview()
    control = nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let caption = caption.intrinsicContentSize.height
    let control = controlSize(in: size.width).height
    let height = isWide ? caption + Self.padding / 2 + control : max(caption, control)
    return CGSize(width: size.width, height: height + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.insetBy(dx: Self.margin, dy: Self.padding)
    let captionHeight = caption.intrinsicContentSize.height
    let size = controlSize(in: bounds.width)
    caption.frame = CGRect(
      x: room.minX, y: isWide ? room.minY : bounds.midY - captionHeight / 2, width: room.width,
      height: captionHeight)
    guard !isWide else {
      control?.frame = CGRect(
        x: room.minX, y: room.maxY - size.height, width: room.width, height: size.height)
      return
    }
    caption.frame.size.width -= size.width + Self.padding
    if isMirrored { caption.frame.origin.x = room.maxX - caption.frame.width }
    control?.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func controlSize(in width: CGFloat) -> CGSize {
    let room = width - 2 * Self.margin
    return control?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
  }
}
