import Synchronization

/// A string catalog (`.xcstrings`).
///
/// Source: Apple, «Localizing and varying text with a string catalog».
final class StringCatalog: Sendable {
  /// The language of the keys.
  let sourceLanguage: String
  /// The languages of all keys.
  let languages: [String]
  private let strings: [String: Localizable]

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Localizable]
  }

  private struct Localizable: Decodable, Sendable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  private struct Unit: Decodable, Sendable {
    let value: String
  }

  private struct Variations: Decodable, Sendable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  private struct Substitution: Decodable, Sendable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  private static let known = Mutex<[String: StringCatalog?]>([:])

  /// Returns the catalog of a file, cached; nil and a warning for an invalid one.
  static func of(_ path: String) -> StringCatalog? {
    if let found = known.withLock({ $0[path] }) { return found }
    let catalog: StringCatalog?
    do {
      catalog = StringCatalog(
        try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      warn("\(path) is not a string catalog; it is ignored.")
      catalog = nil
    }
    return known.withLock { known in
      known[path] = catalog
      return catalog
    }
  }

  private init(_ file: File) {
    sourceLanguage = file.sourceLanguage
    strings = file.strings
    let named = file.strings.values.flatMap { ($0.localizations ?? [:]).keys }
    languages = Set(named + [file.sourceLanguage]).sorted()
  }

  /// Returns the entry of a key in a language; in the source language the key itself by default.
  func entry(_ key: String, in language: String) -> LocalizedEntry? {
    guard let string = strings[key] else { return nil }
    if let localization = string.localizations?[language] { return Self.entry(localization) }
    return language == sourceLanguage ? .text(key) : nil
  }

  /// Returns the plain texts in a language.
  func texts(in language: String) -> [String: String] {
    strings.compactMapValues { string in
      string.localizations?[language].flatMap(Self.entry)?.plainText
    }
  }

  private static func entry(_ localization: Localization) -> LocalizedEntry? {
    if let substitutions = localization.substitutions, let unit = localization.stringUnit {
      return .plural(
        PluralFormat(format: unit.value, variables: substitutions.mapValues(variable)))
    }
    if let unit = localization.stringUnit { return .text(unit.value) }
    if let device = localization.variations?.device {
      return DeviceVariation.value(of: device).flatMap(entry)
    }
    let forms = forms(localization.variations)
    return forms.isEmpty ? nil : .plural(PluralFormat(forms: forms))
  }

  private static func variable(_ substitution: Substitution) -> PluralFormat.Variable {
    PluralFormat.Variable(
      forms: forms(substitution.variations), valueType: substitution.formatSpecifier ?? "lld",
      argument: substitution.argNum)
  }

  private static func forms(_ variations: Variations?) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      forms[category] = variations?.plural?[category.rawValue]?.stringUnit?.value
    }
    return forms
  }
}
