/// What a text is expected to mean. Raw values are UIKit's where apps store them; uncertain for
/// the rest. Source: Apple, UITextContentType.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType("name")
  /// A title before a name.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType("given-name")
  /// A middle name.
  public static let middleName = UITextContentType("additional-name")
  /// A family name.
  public static let familyName = UITextContentType("family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// What somebody does for a living.
  public static let jobTitle = UITextContentType("organization-title")
  /// An organisation.
  public static let organizationName = UITextContentType("organization")
  /// A place.
  public static let location = UITextContentType("location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// A town.
  public static let addressCity = UITextContentType("address-level2")
  /// A state.
  public static let addressState = UITextContentType("address-level1")
  /// A town and its state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType("address-level3")
  /// A country.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType("email")
  /// An address of the web.
  public static let URL = UITextContentType("url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// A name of a user.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("password")
  /// A password that is being made.
  public static let newPassword = UITextContentType("new-password")
  /// A code that comes in a message.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType("bday")
  /// A day and a time.
  public static let dateTime = UITextContentType("date-time")
  /// A flight.
  public static let flightNumber = UITextContentType("flight-number")
  /// A parcel.
  public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
}

/// What passwords must be like that a device proposes. Kept. Source: Apple,
/// UITextInputPasswordRules.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules as they were given.
  public let passwordRulesDescriptor: String
  /// Rules in Apple's notation, which nobody reads here.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
