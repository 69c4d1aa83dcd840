import UIKit

/// Three words of different sizes in a stack view, above the name of its alignment.
final class StackSampleCell: UICollectionViewCell {
  private static let words: [(text: String, size: CGFloat, hex: UInt32)] = [
    ("Elm", 9, 0xF2_C1_4E), ("Oak", 15, 0x8F_BF_7F), ("Ivy", 11, 0x7F_B2_DF),
  ]

  private let stack = UIStackView(frame: .zero)
  private let caption = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.font = .systemFont(ofSize: 9)
    caption.textColor = .secondaryLabel
    // The caption keeps its height, so it does not grow instead of a filled stack.
    caption.setContentHuggingPriority(.required, for: .vertical)
    stack.spacing = 4
    stack.backgroundColor = .tertiarySystemFill
    for word in Self.words { stack.addArrangedSubview(Self.label(word)) }
    // Otherwise all three would be equal candidates for the extra space.
    stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    contentView.addConstrained([stack, caption])
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      caption.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 2),
      caption.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ sample: StackSample) {
    stack.axis = sample.axis
    stack.distribution = sample.distribution
    stack.alignment = sample.alignment
    caption.text = sample.name
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    caption.text = nil
  }

  private static func label(_ word: (text: String, size: CGFloat, hex: UInt32)) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = word.text
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: word.size))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .black
    label.backgroundColor = UIColor(hex: word.hex)
    return label
  }
}
