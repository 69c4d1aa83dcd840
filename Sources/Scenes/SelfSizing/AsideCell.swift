import UIKit

/// An aside: faint, slightly rotated, and as high as its text. The cell sets all of that in its
/// preferred attributes.
final class AsideCell: UICollectionViewCell {
  private static let font = UIFont.italicSystemFont(ofSize: 14)
  private static let margin: CGFloat = 6

  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = Self.font
    label.textAlignment = .center
    label.textColor = .label
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { label.text = text }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let room = CGSize(width: layoutAttributes.size.width - 2 * Self.margin, height: 0)
    layoutAttributes.size.height = label.sizeThatFits(room).height + 2 * Self.margin
    layoutAttributes.alpha = 0.5
    layoutAttributes.transform = CGAffineTransform(rotationAngle: -0.03)
    return layoutAttributes
  }
}
