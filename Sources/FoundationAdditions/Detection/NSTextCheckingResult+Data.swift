extension NSTextCheckingResult {
  /// Where a link leads; nil of other results.
  public var url: URL? { (self as? DataCheckingResult)?.link }
  /// A telephone number; nil of other results.
  public var phoneNumber: String? { (self as? DataCheckingResult)?.number }
  /// Nil: no dates are found.
  public var date: Date? { nil }
  /// Nil: no addresses are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// What a part of an address or of transit information is.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A town.
  public static let city = Self(rawValue: "City")
  /// A country.
  public static let country = Self(rawValue: "Country")
  /// A name.
  public static let name = Self(rawValue: "Name")
  /// A telephone number.
  public static let phone = Self(rawValue: "Phone")
  /// A state.
  public static let state = Self(rawValue: "State")
  /// A street.
  public static let street = Self(rawValue: "Street")
  /// A postal code.
  public static let zip = Self(rawValue: "ZIP")
}

/// What a data detector has found.
final class DataCheckingResult: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let link: URL?
  let number: String?

  init(_ type: CheckingType, _ place: NSRange, link: URL? = nil, number: String? = nil) {
    self.type = type
    self.place = place
    self.link = link
    self.number = number
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override func range(at idx: Int) -> NSRange { place }
}
