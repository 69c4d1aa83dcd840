/// The metrics of inline date pickers. Apple publishes no figures.
@MainActor
enum InlineDateMetrics {
  static let width: CGFloat = 320
  static let margin: CGFloat = 16
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 20
  static let rowHeight: CGFloat = 44
  static let timeHeight: CGFloat = 52
  static let monthFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let weekdayFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let dayFont = UIFont.systemFont(ofSize: 20)
  static let selectedDayFont = UIFont.systemFont(ofSize: 20, weight: .medium)
  /// The opacity of the tint behind the selected day.
  static let selectedAlpha: CGFloat = 0.12
  /// The distance between the chevrons that change the month.
  static let chevronDistance: CGFloat = 40
  static let rows = 6
}

/// The calendar of a month, and the time below it.
@MainActor
final class InlineDatePickerDisplay: UIView, DatePickerDisplay {
  private unowned let owner: UIDatePicker
  private let title = UILabel(frame: .zero)
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private let timeTitle = UILabel(frame: .zero)
  private let time = DatePill(frame: .zero)
  private var weekdays: [UILabel] = []
  private var days: [DayButton] = []
  /// The start of the visible month.
  private var month = Date(timeIntervalSinceReferenceDate: 0)

  init(of owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    if owner.datePickerMode != .time { addCalendar() }
    if owner.datePickerMode != .date { addTime() }
    showDate(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private var hasCalendar: Bool { owner.datePickerMode != .time }
  private var hasTime: Bool { owner.datePickerMode != .date }

  // MARK: Parts

  private func addCalendar() {
    title.font = InlineDateMetrics.monthFont
    addSubview(title)
    for (button, months) in [(earlier, -1), (later, 1)] {
      button.setImage(
        (months < 0 ? ControlSymbol.earlier : .later).image, for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in turn(by: months) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    for _ in 0..<7 {
      let label = UILabel(frame: .zero)
      (label.font, label.textColor) = (InlineDateMetrics.weekdayFont, .tertiaryLabel)
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
  }

  private func addTime() {
    timeTitle.text = "Time"
    timeTitle.font = InlineDateMetrics.monthFont
    if hasCalendar { addSubview(timeTitle) }
    addSubview(time)
  }

  // MARK: Showing

  func showDate(animated: Bool) {
    let dateText = owner.dateText
    time.text = dateText.time(owner.date)
    let parts = dateText.calendar.dateComponents([.era, .year, .month], from: owner.date)
    month = dateText.calendar.date(from: parts) ?? owner.date
    showMonth()
  }

  private func turn(by months: Int) {
    month = owner.dateText.calendar.date(byAdding: .month, value: months, to: month) ?? month
    showMonth()
  }

  private func showMonth() {
    setNeedsLayout()
    guard hasCalendar else { return }
    let dateText = owner.dateText
    title.text = dateText.month(month)
    let names = dateText.calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = names[(index + dateText.calendar.firstWeekday - 1) % 7].uppercased()
    }
    for day in days { day.removeFromSuperview() }
    let count = dateText.calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    days = (0..<count).map { makeDay($0, dateText.calendar) }
    for day in days { addSubview(day) }
  }

  private func makeDay(_ index: Int, _ calendar: Calendar) -> DayButton {
    let date = calendar.date(byAdding: .day, value: index, to: month) ?? month
    let day = DayButton(String(index + 1))
    day.isSelected = calendar.isDate(date, inSameDayAs: owner.date)
    day.isEnabled = isInRange(date, calendar)
    day.addAction(
      UIAction { [unowned self] _ in choose(date) }, for: .primaryActionTriggered)
    return day
  }

  private func isInRange(_ day: Date, _ calendar: Calendar) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return owner.minimumDate.map { end > $0 } ?? true && owner.maximumDate.map { day <= $0 } ?? true
  }

  /// Selects a day and keeps the time.
  private func choose(_ day: Date) {
    let calendar = owner.dateText.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    owner.didSelect(calendar.date(from: parts) ?? day)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasCalendar else { return time.sizeThatFits(.zero) }
    let metrics = InlineDateMetrics.self
    let calendar =
      metrics.headerHeight + metrics.weekdayHeight + CGFloat(metrics.rows) * metrics.rowHeight
    return CGSize(width: metrics.width, height: calendar + (hasTime ? metrics.timeHeight : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    /// Returns a frame measured from the leading side.
    func mirroredFrame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let pill = time.sizeThatFits(.zero)
    guard hasCalendar else { return time.frame = mirroredFrame(0, 0, pill.width, pill.height) }
    let metrics = InlineDateMetrics.self
    let column = (bounds.width - 2 * metrics.margin) / 7
    title.frame = mirroredFrame(metrics.margin, 0, 4 * column, metrics.headerHeight)
    for (index, button) in [later, earlier].enumerated() {
      let x = bounds.width - metrics.margin - CGFloat(index + 1) * metrics.chevronDistance
      button.frame = mirroredFrame(x, 0, metrics.chevronDistance, metrics.headerHeight)
      button.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
    for (index, label) in weekdays.enumerated() {
      label.frame = mirroredFrame(
        metrics.margin + CGFloat(index) * column, metrics.headerHeight, column,
        metrics.weekdayHeight)
    }
    for (index, day) in days.enumerated() {
      let slot = index + firstColumn
      day.frame = mirroredFrame(
        metrics.margin + CGFloat(slot % 7) * column,
        metrics.headerHeight + metrics.weekdayHeight + CGFloat(slot / 7) * metrics.rowHeight,
        column,
        metrics.rowHeight)
    }
    let y = sizeThatFits(.zero).height - metrics.timeHeight
    timeTitle.frame = mirroredFrame(metrics.margin, y, 4 * column, metrics.timeHeight)
    time.frame = mirroredFrame(
      bounds.width - metrics.margin - pill.width, y + (metrics.timeHeight - pill.height) / 2,
      pill.width,
      pill.height)
  }

  /// The column of the month's first day.
  private var firstColumn: Int {
    let calendar = owner.dateText.calendar
    return (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }
}

/// A day of a month: on a disc in the tint colour while selected.
@MainActor
final class DayButton: UIControl {
  private let disc = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.textAlignment = .center
    for part in [disc, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    disc.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    disc.isHidden = !isSelected
    disc.backgroundColor = tintColor.faded(to: InlineDateMetrics.selectedAlpha)
    label.frame = bounds
    label.font = isSelected ? InlineDateMetrics.selectedDayFont : InlineDateMetrics.dayFont
    label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : .label
  }

  override func didSendTouchUpInside(with event: UIEvent?) {
    send(.primaryActionTriggered, with: event)
  }
}

extension ControlSymbol {
  /// A chevron to the previous month.
  fileprivate static let earlier = ControlSymbol(
    size: CGSize(width: 11, height: 18), lineWidth: 2.2
  ) {
    $0.addLines(between: [
      CGPoint(x: 9.5, y: 1.5), CGPoint(x: 1.5, y: 9), CGPoint(x: 9.5, y: 16.5),
    ])
  }

  /// A chevron to the next month.
  fileprivate static let later = ControlSymbol(
    size: CGSize(width: 11, height: 18), lineWidth: 2.2
  ) {
    $0.addLines(between: [
      CGPoint(x: 1.5, y: 1.5), CGPoint(x: 9.5, y: 9), CGPoint(x: 1.5, y: 16.5),
    ])
  }
}

// Unsupported: UIDatePicker: inline look · drawn · A month's rows, and insets and radii of dates. ·
//   uncertain · test: DatePickerTests
