import Synchronization

/// The languages that an interface is in: those of a scope, such as a test's, else those that the
/// process was started with, else none is said, which is English as in America.
package enum InterfaceLanguage {
  /// What a scope or a launch says.
  package struct Choice: Sendable, Equatable {
    /// Identifiers such as `ar` or `pt-BR`, the most wanted first.
    package let languages: [String]
    /// Where numbers and dates are written as in another place than the first language's.
    package let localeIdentifier: String?

    /// Nil where no language is named.
    package init?(_ languages: [String], locale: String? = nil) {
      let named = languages.map { $0.replacing("_", with: "-") }.filter { !$0.isEmpty }
      guard !named.isEmpty else { return nil }
      self.languages = named
      localeIdentifier = locale
    }

    /// A list as a launch argument has it: `ar`, `(ar)`, `(de, en)` or `("pt-BR")`.
    package init?(list: String, locale: String? = nil) {
      let parts = list.split(whereSeparator: { "(), \"'\n".contains($0) }).map(String.init)
      self.init(parts, locale: locale)
    }

    /// How dates and numbers are written.
    package var locale: Locale { Locale(identifier: localeIdentifier ?? languages[0]) }

    /// Whether lines begin at the right.
    package var isRightToLeft: Bool {
      Locale.Language(identifier: languages[0]).characterDirection == .rightToLeft
    }
  }

  /// What a scope says.
  @TaskLocal package static var scoped: Choice?

  /// What the process was started with.
  package static let launched = launchChoice(launchArguments()) { name in
    getenv(name).map { String(cString: $0) }
  }

  /// The process's arguments. `CommandLine.arguments` would be empty from then on: this is asked
  /// before `main`, and a program that is linked statically has none until then.
  private static func launchArguments() -> [String] {
    guard let file = fopen("/proc/self/cmdline", "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What holds now; nil where nothing was said.
  package static var current: Choice? { scoped ?? launched }

  /// The language of this package's own words and of resources where nothing was said.
  package static let standardLocale = Locale(identifier: "en_US")

  /// How dates and numbers that UIKit draws are written.
  package static var locale: Locale { current?.locale ?? standardLocale }

  /// The arguments that Xcode's schemes and test plans hand to an app, `-AppleLanguages (ar)` and
  /// `-AppleLocale ar_EG`, or variables of the environment.
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

  /// Traits, from right to left where the language is and they say no direction.
  static func following(_ traits: UITraitCollection) -> UITraitCollection {
    guard let choice = current, traits.layoutDirection == .unspecified, choice.isRightToLeft else {
      return traits
    }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(layoutDirection: .rightToLeft)])
  }
}
