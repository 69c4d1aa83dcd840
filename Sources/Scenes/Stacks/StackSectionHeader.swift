import UIKit

/// The axis and distribution of the stacks below.
final class StackSectionHeader: UICollectionReusableView {
  let title = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    addConstrained([title])
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
  }
}
