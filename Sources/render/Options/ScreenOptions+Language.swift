import Failures
import Foundation
import SceneRendering
import UIKit

extension ScreenOptions {
  /// The language and locale of the options; nil if there is no `--language`.
  func chosenLanguage() throws(Failure) -> InterfaceLanguage.Choice? {
    guard let language else {
      if locale != nil { throw Failure(ArgumentProblem.arguments("--locale needs --language.")) }
      return nil
    }
    guard let choice = InterfaceLanguage.Choice(list: language, locale: locale),
      choice.languages.allSatisfy({ Locale(identifier: $0).isOfKnownLanguage })
    else {
      throw Failure(
        ArgumentProblem.arguments(
          "--language takes a language, as in ar or pt-BR, not '\(language)'.")
      )
    }
    if let locale { try Self.checkLocale(locale, of: choice.languages[0]) }
    return choice
  }

  /// Fails if a locale has no known language or region; suggests a similar one, or that of the
  /// language.
  private static func checkLocale(_ text: String, of language: String) throws(Failure) {
    let locale = Locale(identifier: text)
    guard !locale.isOfKnownLanguage || locale.region?.isISORegion == false else { return }
    let similar = SpellingSuggestion(from: Locale.availableIdentifiers.sorted())
    let full = Locale(identifier: Locale.Language(identifier: language).maximalIdentifier)
    let own = [full.language.languageCode?.identifier, full.region?.identifier].compactMap(\.self)
    throw Failure(
      ShotProblem.unknownName(
        "--locale", text, nearest: similar.closest(to: text) ?? own.joined(separator: "_"),
        names: []))
  }
}

extension Locale {
  fileprivate var isOfKnownLanguage: Bool { language.languageCode?.isISOLanguage == true }
}
