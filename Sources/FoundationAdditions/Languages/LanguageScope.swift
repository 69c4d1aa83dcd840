/// Runs operations with an interface language.
package enum LanguageScope {
  /// Runs an operation with an interface language and locale.
  package static func run<Result>(
    _ choice: InterfaceLanguage.Choice?, operation: () throws -> Result
  ) rethrows -> Result {
    guard let choice else { return try operation() }
    CurrentLocale.follow
    return try InterfaceLanguage.$scoped.withValue(choice, operation: operation)
  }

  /// Runs an operation with an interface language and locale.
  package static func run<Result>(
    _ choice: InterfaceLanguage.Choice?, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    guard let choice else { return try await operation() }
    CurrentLocale.follow
    return try await InterfaceLanguage.$scoped.withValue(
      choice, operation: operation, isolation: isolation)
  }
}

private enum LanguageStart {
  #if compiler(>=6.3)
    @section(".init_array") @used
  #else
    @_section(".init_array") @_used
  #endif
  private static let follow: @convention(c) @Sendable () -> Void = {
    if InterfaceLanguage.launched != nil {
      CurrentLocale.follow
    } else {
      _ = CurrentLocale.isInstalled
    }
  }
}
