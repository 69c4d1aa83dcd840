import UIKit

/// A shelf's name.
final class ShelfHeader: UICollectionReusableView {
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .bold)
    label.textColor = UIColor(hex: 0x4A_40_36)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: UpdatesViewController.margin, dy: 0)
  }

  func show(_ name: String) { label.text = name }
}
