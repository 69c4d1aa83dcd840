/// Writes spans of time: «9 hours, 41 minutes», «1:05».
///
/// Source: Apple, DateComponentsFormatter.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written. Source: Apple, DateComponentsFormatter.UnitsStyle.
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

  /// What becomes of units whose value is 0. Source: Apple,
  /// DateComponentsFormatter.ZeroFormattingBehavior.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    /// A set of behaviours.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading ones go in the positional style, all of them in others.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Those before the first other one go.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Those between others go.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Those behind the last other one go.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All of them go.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have leading zeros where they would be shorter than others.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// Positional at first.
  open var unitsStyle = UnitsStyle.positional
  /// Which units may be used; empty for years, months, weeks, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// Default at first.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that says how long units are; the user's at first.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// When a span begins that is given in seconds; nil for the first moment of 2001.
  open var referenceDate: Date?
  /// Kept; a span is always written in whole units.
  open var allowsFractionalUnits = false
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit of 1 is counted in the next smaller one: «70m» for «1h 10m».
  open var collapsesLargestUnit = false
  /// Whether «About» stands before the span.
  open var includesApproximationPhrase = false
  /// Whether «remaining» stands behind the span.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands; it plays no part.
  open var formattingContext = Formatter.Context.unknown

  /// A positional style of all units.
  public override init() { super.init() }

  /// Nothing is archived on Linux: a formatter with the standard settings.
  public required init?(coder: NSCoder) { super.init() }

  /// A span of whole units; nil where none of them is allowed.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The span between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let units = SpanUnit.allowed(allowedUnits)
    guard !units.isEmpty else { return nil }
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: first, to: last)
    let values = units.map { SpanValue(unit: $0, count: components.value(for: $0.component) ?? 0) }
    return SpanText(self, isNegative: isNegative).text(of: values)
  }

  /// A span of seconds from the reference date on.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// A span of whole units in a style, in all units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text of date components; nil of anything else.
  open override func string(for obj: Any) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let components as NSDateComponents: string(from: components as DateComponents)
    default: nil
    }
  }
}
