/// The types of data that are detected in a text. Raw values are UIKit's. Source: Apple,
/// UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Unsupported.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times. Unsupported.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Parcel tracking numbers. Unsupported.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers. Unsupported.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions for lookup. Unsupported.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Warns once about unsupported types; `all` names none of them.
  @MainActor
  func warnOfUnsupportedTypes() {
    let found: UIDataDetectorTypes = [.phoneNumber, .link]
    guard self != .all, !isSubset(of: found) else { return }
    Self.warnings.warn(
      of: "kinds", ending: "",
      "UITextView.dataDetectorTypes: only links and telephone numbers are found")
  }

  @MainActor private static var warnings = LoggedWarnings()
}
