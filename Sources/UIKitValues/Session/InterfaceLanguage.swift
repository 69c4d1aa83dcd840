import Synchronization

/// The languages of an interface: those of a scope, such as a test's, else those set for the
/// process, else none, which means American English.
package enum InterfaceLanguage {
  /// The languages of a scope or a process.
  package struct Choice: Sendable, Equatable {
    /// Identifiers such as `ar` or `pt-BR`, in order of preference.
    package let languages: [String]
    /// The locale of numbers and dates, if it is not the first language's.
    package let localeIdentifier: String?

    /// Creates a choice; nil without languages.
    package init?(_ languages: [String], locale: String? = nil) {
      let named = languages.map { $0.replacing("_", with: "-") }.filter { !$0.isEmpty }
      guard !named.isEmpty else { return nil }
      self.languages = named
      localeIdentifier = locale
    }

    /// Creates a choice from a launch argument: `ar`, `(ar)`, `(de, en)` or `("pt-BR")`.
    package init?(list: String, locale: String? = nil) {
      let parts = list.split(whereSeparator: { "(), \"'\n".contains($0) }).map(String.init)
      self.init(parts, locale: locale)
    }

    /// The locale of dates and numbers.
    package var locale: Locale { Locale(identifier: localeIdentifier ?? languages[0]) }

    /// Whether the first language is written from right to left.
    package var isRightToLeft: Bool {
      Locale.Language(identifier: languages[0]).characterDirection == .rightToLeft
    }
  }

  /// The languages of the current scope.
  @TaskLocal package static var scoped: Choice?

  /// The languages set for the process.
  package static let launched = launchChoice(launchArguments()) { name in
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the process's arguments. `CommandLine.arguments` would remain empty: this is called
  /// before `main`, and a statically linked program has no arguments until then.
  private static func launchArguments() -> [String] {
    guard let file = fopen("/proc/self/cmdline", "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The current languages; nil if none are set.
  package static var current: Choice? { scoped ?? launched }

  /// The locale of this package's own texts and of resources if no language is set.
  package static let standardLocale = Locale(identifier: "en_US")

  /// The locale of dates and numbers that UIKit draws.
  package static var locale: Locale { current?.locale ?? standardLocale }

  /// Returns the languages from the arguments that Xcode's schemes and test plans pass to an app,
  /// `-AppleLanguages (ar)` and `-AppleLocale ar_EG`, or from environment variables.
  ///
  /// Source: Apple, Technical Q&A QA1828 and «Testing localizations when running your app».
  static func launchChoice(
    _ arguments: [String], variable: (String) -> String?
  ) -> Choice? {
    func argument(_ name: String) -> String? {
      arguments.lastIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let locale = argument("-AppleLocale") ?? variable("SNAPSHOT_TESTING_LOCALE")
    let list = argument("-AppleLanguages") ?? variable("SNAPSHOT_TESTING_LANGUAGE") ?? locale
    return list.flatMap { Choice(list: $0, locale: locale) }
  }

  /// Returns the traits with the language's layout direction if they specify none.
  static func following(_ traits: UITraitCollection) -> UITraitCollection {
    guard let choice = current, traits.layoutDirection == .unspecified, choice.isRightToLeft else {
      return traits
    }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(layoutDirection: .rightToLeft)])
  }
}
