import Failures

/// The log of mistakes that UIKit tolerates.
package enum ProgrammerWarning {
  /// The receiver of log messages.
  ///
  /// With an optional closure as the task-local value Swift 6.3.1 crashes (signal 11) when the
  /// types are found as `Scripts/static.sh` describes.
  package struct Listener: Sendable {
    fileprivate let receive: @Sendable (String) -> Void
  }

  /// Whether messages are logged.
  @TaskLocal package static var areMessagesLogged = true
  /// The receiver of messages in place of standard error; nil for standard error.
  @TaskLocal package static var listener: Listener?

  /// Runs a closure whose messages are passed to another one.
  package static func captured<Result>(
    by receive: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $listener.withValue(Listener(receive: receive), operation: body)
  }
}

/// Logs a mistake that UIKit tolerates, to standard error.
package func warn(_ message: String) {
  guard ProgrammerWarning.areMessagesLogged else { return }
  if let listener = ProgrammerWarning.listener { return listener.receive(message) }
  StandardError.writeLine(message)
}
