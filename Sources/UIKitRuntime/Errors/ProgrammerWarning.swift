/// What UIKit logs of mistakes that it survives.
package enum ProgrammerWarning {
  /// Whether anybody wants to hear it.
  @TaskLocal package static var isHeard = true
  /// Who hears it instead of standard error, if anybody.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?
}

/// Says on standard error what UIKit logs of a mistake that it survives.
package func warn(_ message: String) {
  guard ProgrammerWarning.isHeard else { return }
  if let listener = ProgrammerWarning.listener { return listener(message) }
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
