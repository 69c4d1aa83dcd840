/// Formats personal names.
///
/// Foundation on Linux has a class of this name that cannot be initialised. In files that also
/// import Foundation the name is ambiguous; the source tool or
/// `UIKit.PersonNameComponentsFormatter` selects this one.
///
/// Source: Apple, PersonNameComponentsFormatter.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The components of a formatted name. Source: Apple, PersonNameComponentsFormatter.Style.
  public enum Style: Int, Sendable {
    /// Same as `medium`.
    case `default`
    /// The given name or the nickname.
    case short
    /// The given and family names.
    case medium
    /// All components.
    case long
    /// The initials.
    case abbreviated
  }

  /// Formatting options.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uses the phonetic representation.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The style. Default `default`.
  open var style = Style.default
  /// Whether to use the phonetic representation.
  open var isPhonetic = false
  /// The locale, which determines the order of names without an inherent order.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter with the default style.
  public override init() { super.init() }

  /// Creates a formatter with default settings; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let order = NameOrder(name, locale ?? .current)
    return switch style {
    case .short: order.short
    case .default, .medium: order.joined([name.givenName, name.familyName])
    case .long: order.long
    case .abbreviated: order.initials
    }
  }

  /// Returns the text of a name; nil for other objects.
  open override func string(for obj: Any) -> String? {
    switch obj {
    case let name as PersonNameComponents: string(from: name)
    case let name as NSPersonNameComponents: string(from: name as PersonNameComponents)
    default: nil
    }
  }
}

/// The order of a name's components.
///
/// Source: Apple, PersonNameComponentsFormatter.Style: Chinese, Japanese and Korean names begin
/// with the family name and have no space.
private struct NameOrder {
  private let name: PersonNameComponents
  private let isFamilyFirst: Bool
  private let separator: String

  init(_ name: PersonNameComponents, _ locale: Locale) {
    self.name = name
    let letters = ((name.givenName ?? "") + (name.familyName ?? "")).unicodeScalars
    let isEastern = letters.contains { Self.isEastern($0.value) }
    let hungarian = locale.language.languageCode?.identifier == "hu"
    isFamilyFirst = isEastern || hungarian
    separator = isEastern ? "" : " "
  }

  /// Returns whether a character is Han, kana or Hangul.
  private static func isEastern(_ letter: UInt32) -> Bool {
    (0x3040...0x30ff).contains(letter) || (0x3400...0x9fff).contains(letter)
      || (0xac00...0xd7af).contains(letter)
  }

  func joined(_ parts: [String?]) -> String {
    let known = parts.compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }
    return (isFamilyFirst ? known.reversed() : known).joined(separator: separator)
  }

  var short: String {
    let nickname = name.nickname.flatMap { $0.isEmpty ? nil : $0 }
    let own = isFamilyFirst ? name.familyName ?? name.givenName : name.givenName ?? name.familyName
    return nickname ?? own ?? ""
  }

  var long: String {
    let middle = joined([name.givenName, name.middleName, name.familyName])
    return [name.namePrefix, middle, name.nameSuffix].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  var initials: String {
    if separator.isEmpty { return short }
    return joined(
      [name.givenName, name.familyName].map { $0?.first.map { String($0).uppercased() } }
    )
    .replacing(" ", with: "")
  }
}
