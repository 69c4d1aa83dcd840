extension NSTextCheckingResult {
  /// The URL of a link; nil for other results.
  public var url: URL? { (self as? DataCheckingResult)?.link }
  /// The telephone number; nil for other results.
  public var phoneNumber: String? { (self as? DataCheckingResult)?.number }
  /// The date, at noon if the text has no time; nil for other results.
  public var date: Date? { (self as? DataCheckingResult)?.detectedDate?.date }
  /// The time zone of a date, if the text has one; nil for other results.
  public var timeZone: TimeZone? { (self as? DataCheckingResult)?.detectedDate?.timeZone }
  /// The duration of a date, in seconds. Always 0: spans of time are not detected.
  public var duration: TimeInterval { 0 }
  /// Always nil: addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The types of data. Foundation for Linux, which returns none of them, marks them as deprecated;
/// through a protocol they are used without warnings. Their raw values differ from iOS.
protocol DataTypes {
  static var date: Self { get }
  static var address: Self { get }
  static var link: Self { get }
  static var phoneNumber: Self { get }
  static var transitInformation: Self { get }
}

extension NSTextCheckingResult.CheckingType: DataTypes {}

extension DataTypes {
  static var dates: Self { .date }
  static var addresses: Self { .address }
  static var links: Self { .link }
  static var phoneNumbers: Self { .phoneNumber }
  static var transit: Self { .transitInformation }
}

/// A component of an address or of transit information.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The city.
  public static let city = Self(rawValue: "City")
  /// The country.
  public static let country = Self(rawValue: "Country")
  /// The name.
  public static let name = Self(rawValue: "Name")
  /// The telephone number.
  public static let phone = Self(rawValue: "Phone")
  /// The state.
  public static let state = Self(rawValue: "State")
  /// The street.
  public static let street = Self(rawValue: "Street")
  /// The postal code.
  public static let zip = Self(rawValue: "ZIP")
}

/// A result of a data detector.
final class DataCheckingResult: NSTextCheckingResult {
  private let type: CheckingType
  private let matchRange: NSRange
  let link: URL?
  let number: String?
  let detectedDate: DetectedDate?

  init(
    _ type: CheckingType, _ matchRange: NSRange, link: URL? = nil, number: String? = nil,
    detectedDate: DetectedDate? = nil
  ) {
    self.type = type
    self.matchRange = matchRange
    self.link = link
    self.number = number
    self.detectedDate = detectedDate
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override func range(at idx: Int) -> NSRange { matchRange }
}
