import Testing
import UIKit

/// The interface language of a test, or of all tests in a suite and its nested suites.
///
/// ```swift
/// @Suite(.language("ar")) struct ArabicTests { … }
/// ```
public struct LanguageTrait: SuiteTrait, TestTrait, TestScoping {
  let choice: InterfaceLanguage.Choice?

  /// Always true: nested suites have the same language.
  public var isRecursive: Bool { true }

  /// Runs a test in the language.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LanguageScope.run(choice, operation: function)
  }
}

extension Trait where Self == LanguageTrait {
  /// The interface language: strings and resources are looked up in it, UIKit's own texts are in
  /// it, `Locale.current` is its locale, and screens are right-to-left if it is.
  ///
  /// - Parameters:
  ///   - identifier: The language, such as `ar` or `pt-BR`, or several in order of preference:
  ///     `(ar, en)`.
  ///   - locale: The locale of numbers and dates if it differs, such as `ar_EG`.
  public static func language(_ identifier: String, locale: String? = nil) -> Self {
    LanguageTrait(choice: InterfaceLanguage.Choice(list: identifier, locale: locale))
  }
}
