import UIKit

/// A word on a coloured background that is neither compressed nor stretched.
final class Badge: UIView {
  private let label: UILabel

  init(_ text: String, _ color: UIColor) {
    label = UILabel(text, style: .caption2, color: .white, lines: 1)
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 5
    addConstrained([label])
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 6),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
