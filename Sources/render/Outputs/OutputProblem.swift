import AtomicFiles
import ScenePictures

/// An error that prevents an output. `description` is one sentence.
enum OutputProblem: FailureReason {
  /// Two outputs have the same file. Contains the file and both uses.
  case twice(String, String, String)
  /// An output would overwrite a file that is read.
  case read(String, String)
  case standardOutput(AtomicFileError)
  /// A picture would be written to a terminal.
  case terminal
  /// A report could not be created; the sentence contains the reason.
  case report(String)

  var status: RunStatus {
    switch self {
    case .twice, .read: .usage
    case .standardOutput, .terminal, .report: .output
    }
  }
}

extension OutputProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .twice(let path, let first, let second) where first == second:
      "'\(path)' would be written twice for \(first)."
    case .twice(let path, let first, let second):
      "'\(path)' would be written twice, for \(first) and for \(second)."
    case .read(let path, let use): "'\(path)' is read, so it cannot be written for \(use)."
    case .standardOutput(let error): "Cannot write to standard output: \(error.reason)."
    case .terminal: "Standard output is a terminal; send the picture to a file or a pipe."
    case .report(let sentence): ArgumentProblem.closed(sentence)
    }
  }
}
