import Failures

/// What UIKit logs of mistakes that it survives.
package enum ProgrammerWarning {
  /// Takes what is logged.
  ///
  /// A task-local value that is an optional closure stops Swift 6.3.1 (signal 11) where types are
  /// got as `Scripts/static.sh` says.
  package struct Listener: Sendable {
    fileprivate let hear: @Sendable (String) -> Void
  }

  /// Whether anything is logged.
  @TaskLocal package static var isHeard = true
  /// What takes messages in place of standard error; nil for standard error.
  @TaskLocal package static var listener: Listener?

  /// Does something whose messages go to a closure.
  package static func heard<Result>(
    by hear: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $listener.withValue(Listener(hear: hear), operation: body)
  }
}

/// Logs a mistake that UIKit survives, on standard error.
package func warn(_ message: String) {
  guard ProgrammerWarning.isHeard else { return }
  if let listener = ProgrammerWarning.listener { return listener.hear(message) }
  StandardError.say(message)
}
