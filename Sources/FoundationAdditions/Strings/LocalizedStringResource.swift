/// A text that is looked up later: a key, a default value, a table and a bundle.
///
/// Source: Apple, LocalizedStringResource.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Which bundle's tables are asked.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's.
    case main
    /// The one that a class is in, which is the app's here.
    case forClass(AnyClass)
    /// The one at a place.
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Whether both describe the same bundle.
    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      one.bundle == other.bundle
    }
  }

  /// What is looked up.
  public let key: String
  /// What stands for a key that no table has.
  public let defaultValue: String.LocalizationValue
  /// Nil for `Localizable`.
  public let table: String?
  /// How values are written.
  public var locale: Locale
  let bundle: BundleDescription

  /// A key of its own and a default value.
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

  /// A key that is the default value, too.
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

  /// A key of the main bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A key of the main bundle, with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// What has a text that is looked up.
///
/// Source: Apple, CustomLocalizedStringResourceConvertible.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
