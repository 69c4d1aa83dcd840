import UIKit

/// A message in a bubble on its speaker's side. The cell requests the height of its text.
final class ConversationCell: UICollectionViewCell {
  private static let margin = UIEdgeInsets(top: 8, left: 13, bottom: 8, right: 13)

  private let bubble = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var isOwn = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 17
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .callout)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(bubble)
    bubble.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOwn: Bool) {
    label.text = text
    label.textColor = isOwn ? .white : .label
    bubble.backgroundColor = isOwn ? UIColor(hex: 0x00_50_B4) : .secondarySystemBackground
    self.isOwn = isOwn
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    show("", isOwn: false)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: bubbleSize(inWidth: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bubbleSize(inWidth: bounds.width)
    bubble.frame = CGRect(
      origin: CGPoint(x: isOwn ? bounds.width - size.width : 0, y: 0), size: size)
    label.frame = bubble.bounds.inset(by: Self.margin)
  }

  /// Returns the size, at most three quarters of a width.
  private func bubbleSize(inWidth width: CGFloat) -> CGSize {
    let margin = Self.margin
    let text = label.sizeThatFits(
      CGSize(width: (width * 0.75).rounded() - margin.left - margin.right, height: 0))
    return CGSize(
      width: text.width + margin.left + margin.right,
      height: text.height + margin.top + margin.bottom)
  }
}
