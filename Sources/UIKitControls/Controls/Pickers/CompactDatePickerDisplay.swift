/// The metrics of compact dates. Apple publishes no figures.
@MainActor
enum CompactDateMetrics {
  static let fontSize: CGFloat = 17
  static let insets = CGSize(width: 12, height: 7)
  static let radius: CGFloat = 6
  static let gap: CGFloat = 6
  static let disabledAlpha: CGFloat = 0.4
}

/// Day and time of a compact date picker, each on a grey background.
@MainActor
final class CompactDatePickerDisplay: UIView, DatePickerDisplay {
  private unowned let owner: UIDatePicker
  private let day = DatePill(frame: .zero)
  private let time = DatePill(frame: .zero)

  init(of owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    if owner.datePickerMode != .time { addSubview(day) }
    if owner.datePickerMode != .date { addSubview(time) }
    showDate(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func showDate(animated: Bool) {
    let dateText = owner.dateText
    day.text = dateText.day(owner.date)
    time.text = dateText.time(owner.date)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.zero) }
    let gaps = CompactDateMetrics.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for pill in subviews {
      let size = pill.sizeThatFits(.zero)
      pill.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: 0, width: size.width,
        height: size.height)
      x += size.width + CompactDateMetrics.gap
    }
  }
}

/// A label on a grey background.
@MainActor
final class DatePill: UIView {
  private let label = UILabel(frame: .zero)

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = CompactDateMetrics.radius
    label.font = .systemFont(ofSize: CompactDateMetrics.fontSize)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * CompactDateMetrics.insets.width,
      height: text.height + 2 * CompactDateMetrics.insets.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(
      dx: CompactDateMetrics.insets.width, dy: CompactDateMetrics.insets.height)
  }
}

// Unsupported: UIDatePicker: compact look · drawn · Insets, radii and positions of dates. ·
//   uncertain · test: DatePickerTests
