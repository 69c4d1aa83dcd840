import UIKit

/// A shelf's name above its products, across the screen, on the screen's background.
package final class StoreHeader: UICollectionReusableView {
  private static let margin: CGFloat = 16

  private let name = UILabel(frame: .zero)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .systemFont(ofSize: 20, weight: .bold)
    name.textColor = .label
    backgroundColor = .systemBackground
    addSubview(name)
  }

  package required init?(coder: NSCoder) { nil }

  package override func prepareForReuse() {
    super.prepareForReuse()
    name.text = nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    name.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    name.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }

  package func show(_ text: String) { name.text = text }
}

/// The background of the grid.
final class StoreGround: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }
}
