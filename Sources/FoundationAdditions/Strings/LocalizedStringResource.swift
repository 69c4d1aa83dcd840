/// A string that is localized later: a key, a default value, a table and a bundle.
///
/// Source: Apple, LocalizedStringResource.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle of the table.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle.
    case main
    /// The bundle of a class, which is the main bundle here.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Returns whether two descriptions have the same bundle.
    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      one.bundle == other.bundle
    }
  }

  /// The key.
  public let key: String
  /// The default value if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for `Localizable`.
  public let table: String?
  /// The locale of values.
  public var locale: Locale
  let bundle: BundleDescription

  /// Creates a resource with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource whose key is also its default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource of the main bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of the main bundle with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type with a localized representation.
///
/// Source: Apple, CustomLocalizedStringResourceConvertible.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized representation.
  var localizedStringResource: LocalizedStringResource { get }
}
