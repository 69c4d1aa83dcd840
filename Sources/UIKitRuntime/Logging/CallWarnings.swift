import Synchronization

/// The warnings about calls that have no effect here, each logged once per process.
package enum CallWarnings {
  private static let warnings = Mutex(LoggedWarnings())

  /// Logs once that a call has no effect.
  ///
  /// - Parameters:
  ///   - call: The name of the method, with its class.
  ///   - reason: What is missing, or what to call instead.
  package static func warnOnce(of call: String, _ reason: String) {
    let next = warnings.withLock {
      $0.sentence(
        for: call, ending: "More warnings about calls without effect are not printed.",
        "\(call): \(reason)")
    }
    if let next { warn(next) }
  }
}
