import UIKit

/// A section's name in bold on the screen's background.
final class SectionTitle: UICollectionReusableView {
  private let name = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    name.font = .systemFont(ofSize: 20, weight: .bold)
    name.textColor = .label
    addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    name.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.textAlignment =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    name.frame = bounds.insetBy(dx: 3, dy: 0)
  }

  func show(_ text: String) { name.text = text }
}
