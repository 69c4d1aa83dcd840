/// The text of a row of a wheel.
@MainActor
final class PickerLabel: UIView {
  private let label = UILabel(frame: .zero)
  /// The alignment of the text.
  var alignment = NSTextAlignment.center { didSet { label.alignPlainText(alignment) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text; an attributed one takes precedence.
  func show(_ plain: String?, _ styled: NSAttributedString?) {
    if let styled { label.show(styled: styled) } else { label.text = plain }
    label.alignPlainText(alignment)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: PickerMetrics.textMargin, dy: 0)
  }
}
