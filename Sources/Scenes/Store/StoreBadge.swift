import UIKit

/// A number on a red circle.
final class StoreBadge: UICollectionReusableView {
  private let number = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.font = .systemFont(ofSize: 12, weight: .bold)
    number.textColor = .white
    number.textAlignment = .center
    addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    number.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    number.frame = bounds
  }

  /// Displays a number; hidden, with its circle, for nil.
  func show(_ text: String?) {
    number.text = text
    backgroundColor = text == nil ? nil : .systemRed
  }
}
