/// The warnings logged so far, so that each is logged once per process.
///
/// The number of warnings is limited: a process that reads a hundred thousand documents with
/// unknown classes neither stores all names nor logs as many lines.
package struct LoggedWarnings {
  /// The maximum number of warnings, after which a final one is logged.
  static let most = 1_000

  private var logged: Set<String> = []

  package init() {}

  /// Logs a warning the first time.
  ///
  /// - Parameters:
  ///   - thing: The identity of the warning.
  ///   - ending: The final warning at the limit.
  ///   - sentence: The text of the warning.
  package mutating func warn(
    of thing: String, ending: String, _ sentence: @autoclosure () -> String
  ) {
    if let next = self.sentence(for: thing, ending: ending, sentence()) { UIKitRuntime.warn(next) }
  }

  /// Returns the text of a warning, or nil if it was logged before or the limit is exceeded.
  package mutating func sentence(
    for thing: String, ending: String, _ sentence: @autoclosure () -> String
  ) -> String? {
    guard logged.count <= Self.most, logged.insert(thing).inserted else { return nil }
    return logged.count > Self.most ? ending : sentence()
  }
}
