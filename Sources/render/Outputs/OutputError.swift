/// Why the files of a run cannot be written side by side. `description` is one sentence.
enum OutputError: Error, Equatable {
  /// A file and what it would be written for, both times.
  case twice(String, String, String)
  /// A file that is read and what would be written over it.
  case read(String, String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .twice(let path, let first, let second) where first == second:
      "'\(path)' would be written twice for \(first)."
    case .twice(let path, let first, let second):
      "'\(path)' would be written twice, for \(first) and for \(second)."
    case .read(let path, let use): "'\(path)' is read, so it cannot be written for \(use)."
    }
  }
}
