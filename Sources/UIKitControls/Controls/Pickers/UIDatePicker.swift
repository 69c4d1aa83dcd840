/// A control for selecting a date, a time or a duration.
///
/// Wheels are turned, days and months of a calendar are tapped; compact pickers do not open a
/// calendar, as they do on iOS. Texts, order and 12-hour clock are those of ``locale``.
///
/// Source: Apple, UIDatePicker; the size of its wheels is that of nib files.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  // MARK: Date

  /// The selected date, limited to ``minimumDate`` and ``maximumDate``. Default the start of 2001,
  /// not the current date as in UIKit, so that pictures do not depend on the day.
  open var date: Date {
    get { selectedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, and turns the wheels to it.
  open func setDate(_ date: Date, animated: Bool) {
    selectedDate = limited(date)
    dateDisplay?.showDate(animated: animated)
    displayMayHaveResized()
  }

  /// The earliest date; ignored if it is after ``maximumDate``. Default nil.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { setDate(date, animated: false) } }
  }
  /// The latest date; ignored if it is before ``minimumDate``. Default nil.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { setDate(date, animated: false) } }
  }

  /// The duration of a countdown timer, in seconds, in whole minutes below a day. Default 0, which
  /// UIKit's wheels show as one minute.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let minutes = (min(max(0, countDownDuration), 86_340) / 60).rounded(.down)
      countDownDuration = minutes * 60
      dateDisplay?.showDate(animated: false)
    }
  }

  /// The interval of minutes in wheels: a divisor of 60 up to 30, otherwise 1. Default 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { rebuild() }
    }
  }

  /// Whether the date is rounded down to the minute interval. Default true.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { setDate(date, animated: false) } }
  }

  // MARK: Words

  /// The locale of texts and order; nil for the interface language. Default nil.
  open var locale: Locale? { didSet { if locale != oldValue { rebuild() } } }
  /// The calendar of the picker; nil resets it to the Gregorian one. Default Gregorian.
  open var calendar: Calendar! = UIDatePicker.standardCalendar {
    didSet {
      if calendar == nil { calendar = Self.standardCalendar }
      if calendar != oldValue { rebuild() }
    }
  }
  private static let standardCalendar = Calendar(identifier: .gregorian)
  /// The time zone; nil for the calendar's. Default nil.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { rebuild() } } }

  // MARK: Appearance

  /// The colour of the texts of wheels, an undocumented key; nil for the label colour.
  package final var textColor: UIColor? { didSet { if textColor != oldValue { rebuild() } } }

  /// The mode of the picker. Default date and time.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }
  /// The preferred style of the picker. Default automatic.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The style of the picker; countdown timers and months have wheels only.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    default: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  private var selectedDate = Date(timeIntervalSinceReferenceDate: 0)
  private var dateDisplay: (any DatePickerDisplay)?

  // MARK: Lifecycle

  /// Creates a picker at a frame's origin, in its natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates a picker from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
    coder.describe(self, as: UIDatePicker.self)
  }

  // MARK: UIView

  /// 320×216 points with wheels; otherwise the size of the texts or of the calendar.
  open override var intrinsicContentSize: CGSize { dateDisplay?.sizeThatFits(.zero) ?? .zero }

  /// The intrinsic content size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out wheels and calendars in the bounds; compact dates keep their size, on the leading
  /// side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dateDisplay else { return }
    guard datePickerStyle == .compact else { return dateDisplay.frame = bounds }
    let size = dateDisplay.sizeThatFits(bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    dateDisplay.frame = CGRect(
      x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    dateDisplay?.alpha = isEnabled ? 1 : CompactDateMetrics.disabledAlpha
    dateDisplay?.isUserInteractionEnabled = isEnabled
  }

  // MARK: For faces

  /// The texts of the calendar with the picker's locale and time zone.
  var dateText: DatePickerText {
    var calendar: Calendar = self.calendar ?? Self.standardCalendar
    calendar.locale = locale ?? DatePickerText.standardLocale
    if let timeZone { calendar.timeZone = timeZone }
    return DatePickerText(calendar: calendar)
  }

  /// Called after the user has selected a date.
  func didSelect(_ date: Date) {
    setDate(date, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// Called after the user has selected a duration, in minutes; 0 becomes the shortest.
  func didSelect(duration minutes: Int) {
    countDownDuration = TimeInterval(max(minutes, minuteInterval) * 60)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Private

  private func rebuild() {
    dateDisplay?.removeFromSuperview()
    selectedDate = limited(selectedDate)
    let new: any DatePickerDisplay =
      switch datePickerStyle {
      case .wheels: DateWheels(of: self)
      case .inline: InlineDatePickerDisplay(of: self)
      case .automatic, .compact: CompactDatePickerDisplay(of: self)
      }
    dateDisplay = new
    addSubview(new)
    stateDidChange()
    displayMayHaveResized()
  }

  private func displayMayHaveResized() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func limited(_ date: Date) -> Date {
    var date = date
    let isRange = minimumDate.flatMap { first in maximumDate.map { first <= $0 } } ?? true
    if isRange {
      if let minimumDate { date = max(date, minimumDate) }
      if let maximumDate { date = min(date, maximumDate) }
    }
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let minute = dateText.calendar.component(.minute, from: date)
    return date.addingTimeInterval(TimeInterval(-60 * (minute % minuteInterval)))
  }
}

// Unsupported: UIDatePicker: compact · drawn · Its fields open nothing. · test: DatePickerTests
// Unsupported: UIDatePicker.date · works · A new picker has the beginning of 2001 until it gets a
//   date, so that pictures repeat. · test: DatePickerTests
// Unsupported: UIDatePicker: words · drawn · Nothing is labelled «Today». · test: DatePickerTests
// Unsupported: UIDatePicker: inline · drawn · The time of an inline picker is shown and cannot be
//   changed. · test: DatePickerTests
