/// Writes names of people.
///
/// Foundation on Linux has a class of this name that cannot be made. In files that import
/// Foundation as well the name stands for both: the source tool says that this one is meant, and
/// `UIKit.PersonNameComponentsFormatter` does.
///
/// Source: Apple, PersonNameComponentsFormatter.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written. Source: Apple, PersonNameComponentsFormatter.Style.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// The given name, or the nickname.
    case short
    /// The given and family names.
    case medium
    /// All parts.
    case long
    /// Initials.
    case abbreviated
  }

  /// Which parts count.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// A set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How the name is said.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// `default` at first.
  open var style = Style.default
  /// Whether what is written is how the name is said.
  open var isPhonetic = false
  /// The language whose order counts where a name is in none of its own.
  open var locale: Locale! = .autoupdatingCurrent

  /// The default style.
  public override init() { super.init() }

  /// Nothing is archived on Linux: a formatter with the standard settings.
  public required init?(coder: NSCoder) { super.init() }

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name.
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

  /// The text of a name; nil of anything else.
  open override func string(for obj: Any) -> String? {
    switch obj {
    case let name as PersonNameComponents: string(from: name)
    case let name as NSPersonNameComponents: string(from: name as PersonNameComponents)
    default: nil
    }
  }
}

/// In which order a name's parts stand.
///
/// Source: Apple, PersonNameComponentsFormatter.Style: names in Chinese, Japanese and Korean begin
/// with the family name and have no space between.
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

  /// Han, kana and Hangul.
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
