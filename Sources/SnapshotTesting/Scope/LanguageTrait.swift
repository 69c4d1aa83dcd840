import Testing
import UIKit

/// The language of a test's interface, or of that of every test in a suite and in the suites inside
/// it.
///
/// ```swift
/// @Suite(.language("ar")) struct ArabicTests { … }
/// ```
public struct LanguageTrait: SuiteTrait, TestTrait, TestScoping {
  let choice: InterfaceLanguage.Choice?

  /// True: suites inside a suite have its language.
  public var isRecursive: Bool { true }

  /// Runs a test in the language.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LanguageScope.run(choice, operation: function)
  }
}

extension Trait where Self == LanguageTrait {
  /// The interface's language: strings and resources are looked up in it, UIKit's own words are in
  /// it, `Locale.current` is its locale, and screens run from right to left where it does.
  ///
  /// - Parameters:
  ///   - identifier: such as `ar` or `pt-BR`, or several, the most wanted first: `(ar, en)`.
  ///   - locale: where numbers and dates are written as in another place, such as `ar_EG`.
  public static func language(_ identifier: String, locale: String? = nil) -> Self {
    LanguageTrait(choice: InterfaceLanguage.Choice(list: identifier, locale: locale))
  }
}
