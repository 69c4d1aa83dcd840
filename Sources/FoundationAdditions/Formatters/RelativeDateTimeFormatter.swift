/// Formats relative times: «in 2 days», «yesterday».
///
/// Source: Apple, RelativeDateTimeFormatter.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style of times near now.
  public enum DateTimeStyle: Int, Sendable {
    /// «1 day ago».
    case numeric
    /// «yesterday».
    case named
  }

  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// «2 months ago».
    case full
    /// «two months ago».
    case spellOut
    /// «2 mo. ago».
    case short
    /// «2 mo. ago» in English, and in other languages the shortest that there is.
    case abbreviated
  }

  /// The style of times near now. Default numeric.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units. Default full.
  open var unitsStyle = UnitsStyle.full
  /// The context, which determines capitalisation.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that determines the lengths of units.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale of the text.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter with numeric style and full units.
  public override init() { super.init() }

  /// Creates a formatter with default settings; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the text of components relative to now; uses the largest nonzero unit.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = Self.units.map { ($0.0, dateComponents.value(for: $0.1)) }
    let chosen =
      values.first { ($0.1 ?? 0) != 0 } ?? values.last { $0.1 != nil } ?? (.second, 0)
    return text(chosen.1 ?? 0, chosen.0)
  }

  /// Returns the text of a number of seconds relative to now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .current).dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// Returns the text of a date relative to now; nil for other objects.
  open override func string(for obj: Any) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units: [(RelativeText.Unit, Calendar.Component)] = [
    (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private func text(_ count: Int, _ unit: RelativeText.Unit) -> String {
    let locale = locale ?? .current
    let width: RelativeText.Width =
      switch unitsStyle {
      case .full, .spellOut: .long
      case .short: .short
      case .abbreviated: locale.identifier.hasPrefix("en") ? .short : .narrow
      }
    let isNow = count == 0 && dateTimeStyle == .named && unit.rawValue >= 4
    let words =
      RelativeText.text(
        Double(count), isNow ? .second : unit, width, isNamed: dateTimeStyle == .named,
        context: context, in: locale) ?? "\(count) \(unit)"
    return unitsStyle == .spellOut ? spelled(words, abs(count), locale) : words
  }

  private func spelled(_ words: String, _ count: Int, _ locale: Locale) -> String {
    let numbers = NumberFormatter()
    numbers.locale = locale
    guard let digits = numbers.string(from: NSNumber(value: count)),
      let range = words.range(of: digits)
    else { return words }
    numbers.numberStyle = .spellOut
    return numbers.string(from: NSNumber(value: count)).map {
      words.replacingCharacters(in: range, with: $0)
    } ?? words
  }

  /// ICU's value of the context.
  private var context: Int32 {
    switch formattingContext {
    case .standalone: 0x104
    case .listItem: 0x103
    case .beginningOfSentence: 0x102
    case .middleOfSentence: 0x101
    default: 0x100
    }
  }
}
