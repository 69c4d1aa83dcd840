/// The semantic meaning of a text. Raw values are UIKit's where apps store them, and uncertain
/// otherwise. Source: Apple, UITextContentType.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType("name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType("given-name")
  /// A middle name.
  public static let middleName = UITextContentType("additional-name")
  /// A family name.
  public static let familyName = UITextContentType("family-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// A job title.
  public static let jobTitle = UITextContentType("organization-title")
  /// An organization.
  public static let organizationName = UITextContentType("organization")
  /// A location.
  public static let location = UITextContentType("location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// A city.
  public static let addressCity = UITextContentType("address-level2")
  /// A state.
  public static let addressState = UITextContentType("address-level1")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A district of a city.
  public static let sublocality = UITextContentType("address-level3")
  /// A country.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An email address.
  public static let emailAddress = UITextContentType("email")
  /// A URL.
  public static let URL = UITextContentType("url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// A user name.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("password")
  /// A new password.
  public static let newPassword = UITextContentType("new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType("bday")
  /// A date and a time.
  public static let dateTime = UITextContentType("date-time")
  /// A flight number.
  public static let flightNumber = UITextContentType("flight-number")
  /// A tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
}

/// The rules for generated passwords. Ignored. Source: Apple, UITextInputPasswordRules.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The descriptor of the rules.
  public let passwordRulesDescriptor: String
  /// Creates rules in Apple's notation, which is not parsed.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
