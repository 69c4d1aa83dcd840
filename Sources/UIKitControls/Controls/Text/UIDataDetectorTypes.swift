/// What is found in a text and becomes a link. Raw values are UIKit's. Source: Apple,
/// UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses. Not found here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Days and times. Not found here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels. Not found here.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flights. Not found here.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What hints at something to look up. Not found here.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Says, once, that of some kinds nothing is found; `all` asks for none by name.
  @MainActor
  func sayWhatIsNotFound() {
    let found: UIDataDetectorTypes = [.phoneNumber, .link]
    guard self != .all, !isSubset(of: found) else { return }
    Self.said.warn(
      of: "kinds", ending: "",
      "UITextView.dataDetectorTypes: only links and telephone numbers are found")
  }

  @MainActor private static var said = WarnedOnce()
}
