/// What UIKit logs of mistakes that it survives.
package enum ProgrammerWarning {
  /// Whether anybody wants to hear it.
  @TaskLocal package static var isHeard = true
}

/// Says on standard error what UIKit logs of a mistake that it survives.
package func warn(_ message: String) {
  guard ProgrammerWarning.isHeard else { return }
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
