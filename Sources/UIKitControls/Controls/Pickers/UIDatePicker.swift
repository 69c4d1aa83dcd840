/// A control to choose a date, a time, or a length of time.
///
/// Wheels turn, days and months of a calendar are tapped; what compact pickers open on iOS does not
/// open here. Words, order and half days are those of ``locale``.
///
/// Source: Apple, UIDatePicker; the size of its wheels is that of nib files.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  // MARK: Date

  /// The date, brought into the range from ``minimumDate`` to ``maximumDate``. Default the
  /// beginning of 2001, where UIKit's is now: pictures are the same every day.
  open var date: Date {
    get { chosenDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; wheels turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    chosenDate = limited(date)
    face?.showDate(animated: animated)
    faceMayHaveResized()
  }

  /// The earliest date; without effect where it is after ``maximumDate``. Default nil.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { setDate(date, animated: false) } }
  }
  /// The latest date; without effect where it is before ``minimumDate``. Default nil.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { setDate(date, animated: false) } }
  }

  /// The length of time of a picker of that mode, in seconds, whole minutes below a day. Default
  /// 0, which UIKit's wheels show as one minute.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let minutes = (min(max(0, countDownDuration), 86_340) / 60).rounded(.down)
      countDownDuration = minutes * 60
      face?.showDate(animated: false)
    }
  }

  /// From one minute to the next in wheels; a divisor of 60 up to 30, others count as 1. Default 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { rebuild() }
    }
  }

  /// Whether the date is one of a row, rounded down where it lies between two. Default true.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { setDate(date, animated: false) } }
  }

  // MARK: Words

  /// Whose words and order; nil for those of the interface's language. Default nil.
  open var locale: Locale? { didSet { if locale != oldValue { rebuild() } } }
  /// In which dates are counted. Default the Gregorian one, which nil brings back.
  open var calendar: Calendar! = UIDatePicker.standardCalendar {
    didSet {
      if calendar == nil { calendar = Self.standardCalendar }
      if calendar != oldValue { rebuild() }
    }
  }
  private static let standardCalendar = Calendar(identifier: .gregorian)
  /// Nil for the calendar's. Default nil.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { rebuild() } } }

  // MARK: Looks

  /// What is chosen. Default day and time.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }
  /// How the picker should look. Default automatic.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// How the picker looks; lengths of time and months have wheels only.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    default: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  private var chosenDate = Date(timeIntervalSinceReferenceDate: 0)
  private var face: (any DateFace)?

  // MARK: Lifecycle

  /// A picker at a rectangle's origin, as large as it needs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
    if frame.size == .zero { sizeToFit() }
  }

  /// A picker as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
    coder.describe(self, as: UIDatePicker.self)
  }

  // MARK: UIView

  /// 320×216 with wheels; as large as the words, or the month, else.
  open override var intrinsicContentSize: CGSize { face?.sizeThatFits(.zero) ?? .zero }

  /// As large as it needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Has wheels and calendars fill the bounds; words keep their size, where reading begins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let face else { return }
    guard datePickerStyle == .compact else { return face.frame = bounds }
    let size = face.sizeThatFits(bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    face.frame = CGRect(
      x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    face?.alpha = isEnabled ? 1 : CompactDateLook.disabledAlpha
    face?.isUserInteractionEnabled = isEnabled
  }

  // MARK: For faces

  /// The calendar with the picker's locale and time zone, in words.
  var words: DateWords {
    var calendar: Calendar = self.calendar ?? Self.standardCalendar
    calendar.locale = locale ?? DateWords.standardLocale
    if let timeZone { calendar.timeZone = timeZone }
    return DateWords(calendar: calendar)
  }

  /// A finger has chosen a date.
  func chose(_ date: Date) {
    setDate(date, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// A finger has chosen a length of time, in minutes; one of none becomes the shortest.
  func chose(duration minutes: Int) {
    countDownDuration = TimeInterval(max(minutes, minuteInterval) * 60)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Private

  private func rebuild() {
    face?.removeFromSuperview()
    chosenDate = limited(chosenDate)
    let new: any DateFace =
      switch datePickerStyle {
      case .wheels: DateWheels(of: self)
      case .inline: InlineDateFace(of: self)
      case .automatic, .compact: CompactDateFace(of: self)
      }
    face = new
    addSubview(new)
    stateDidChange()
    faceMayHaveResized()
  }

  private func faceMayHaveResized() {
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
    let minute = words.calendar.component(.minute, from: date)
    return date.addingTimeInterval(TimeInterval(-60 * (minute % minuteInterval)))
  }
}

// Unsupported: UIDatePicker: compact · drawn · Its fields open nothing. · test: DatePickerTests
// Unsupported: UIDatePicker.date · works · A new picker has the beginning of 2001 until it gets a
//   date, so that pictures repeat. · test: DatePickerTests
// Unsupported: UIDatePicker: words · drawn · Nothing is labelled «Today». · test: DatePickerTests
// Unsupported: UIDatePicker: inline · drawn · The time of an inline picker is shown and cannot be
//   changed. · test: DatePickerTests
