import AtomicFiles
import ScenePictures

/// Why what a run makes cannot be written. `description` is one sentence.
enum OutputFact: FailureFact {
  /// A file and what it would be written for, both times.
  case twice(String, String, String)
  /// A file that is read and what would be written over it.
  case read(String, String)
  case standardOutput(AtomicFileError)
  /// A picture would be written on a terminal.
  case terminal
  /// A report that could not be made; a sentence says why.
  case report(String)

  var status: RunStatus {
    switch self {
    case .twice, .read: .usage
    case .standardOutput, .terminal, .report: .output
    }
  }
}

extension OutputFact: CustomStringConvertible {
  var description: String {
    switch self {
    case .twice(let path, let first, let second) where first == second:
      "'\(path)' would be written twice for \(first)."
    case .twice(let path, let first, let second):
      "'\(path)' would be written twice, for \(first) and for \(second)."
    case .read(let path, let use): "'\(path)' is read, so it cannot be written for \(use)."
    case .standardOutput(let error): "Cannot write to standard output: \(error.reason)."
    case .terminal: "Standard output is a terminal; send the picture to a file or a pipe."
    case .report(let sentence): ArgumentFact.closed(sentence)
    }
  }
}
