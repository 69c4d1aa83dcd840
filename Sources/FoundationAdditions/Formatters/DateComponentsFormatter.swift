/// Formats durations: «9 hours, 41 minutes», «1:05».
///
/// Source: Apple, DateComponentsFormatter.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units. Source: Apple, DateComponentsFormatter.UnitsStyle.
  public enum UnitsStyle: Int, Sendable {
    /// «9:41:30».
    case positional
    /// «9h 41m 30s».
    case abbreviated
    /// «9 hr, 41 min, 30 sec».
    case short
    /// «9 hours, 41 minutes, 30 seconds».
    case full
    /// «nine hours, forty-one minutes, thirty seconds».
    case spellOut
    /// «9hr 41min 30sec».
    case brief
  }

  /// The treatment of units with value 0. Source: Apple,
  /// DateComponentsFormatter.ZeroFormattingBehavior.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of behaviours.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading zeros in the positional style, all zeros in other styles.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Drops zeros before the first nonzero unit.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Drops zeros between nonzero units.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Drops zeros after the last nonzero unit.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// Drops all zeros.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads numbers with leading zeros.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The style of units. Default positional.
  open var unitsStyle = UnitsStyle.positional
  /// The allowed units; empty for years, months, weeks, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of zeros. Default `default`.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that determines the lengths of units, and the language. Default the current one;
  /// nil is the Gregorian one with the locale `en_US_POSIX`.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// The calendar that applies.
  final var usedCalendar: Calendar { calendar ?? Self.posixCalendar }

  private static let posixCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }()
  /// The start of durations given in seconds; nil for the beginning of 2001.
  open var referenceDate: Date?
  /// Whether units can be fractional. Stored only: units are whole. Default false.
  open var allowsFractionalUnits = false
  /// The maximum number of units; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit of 1 is converted to the next smaller unit: «70m» for «1h 10m».
  open var collapsesLargestUnit = false
  /// Whether «About» precedes the duration.
  open var includesApproximationPhrase = false
  /// Whether «remaining» follows the duration.
  open var includesTimeRemainingPhrase = false
  /// Stored: the context of the text.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter with positional style and all units.
  public override init() { super.init() }

  /// Creates a formatter with default settings; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the text of components; nil if no units are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Returns the text of the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let units = SpanUnit.allowed(allowedUnits)
    guard !units.isEmpty else { return nil }
    let components = usedCalendar.dateComponents(
      Set(units.map(\.component)), from: first, to: last)
    let values = units.map { SpanValue(unit: $0, count: components.value(for: $0.component) ?? 0) }
    return SpanText(self, isNegative: isNegative).text(of: values)
  }

  /// Returns the text of a number of seconds from the reference date.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the text of components in a style, with all units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of date components; nil for other objects.
  open override func string(for obj: Any) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let components as NSDateComponents: string(from: components as DateComponents)
    default: nil
    }
  }
}
