import Glibc

extension PathProblem {
  func sentence(_ path: String) -> String {
    switch self {
    case .outside:
      "'\(path)' is outside the scene file's folder; '--allow-outside' allows that."
    case .empty: "A path cannot be empty."
    case .unreadable(let problem): "'\(path)' cannot be read: \(problem)."
    }
  }
}

extension FileProblem: CustomStringConvertible {
  /// The text after "cannot be read: ".
  package var description: String {
    switch self {
    case .system(let code): String(cString: strerror(code)).lowercased()
    case .folder: "it is a folder, not a file"
    case .notRegular: "it is not a file"
    case .tooLarge(let limit): "it has more than \(limit) bytes; '--limit' allows more"
    }
  }
}

extension DataProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKind(let name):
      "'\(name.shortened)' is not a data file; data files end in .csv, .tsv, .jsonl or .ndjson."
    case .notUTF8: "This is not UTF-8 text."
    case .tooManyValues: "The line has too many values."
    case .noHeader: "The first line, which names the fields, is missing."
    case .emptyName(let column): "Column \(column) has no name."
    case .sameName(let name): "Two columns are called '\(name.shortened)'."
    case .wrongCount(let found, let columns):
      "The line has \(found) values for \(columns) columns."
    case .openQuote: "The quote is not closed."
    case .textAfterQuote: "Expected a comma or the end of the line after a closing quote."
    case .notAnObject: "Expected an object on each line, as in {\"title\": \"Milk\"}."
    case .notAValue(let name):
      "The field '\(name.shortened)' is a list or an object; expected text, a number, true, false"
        + " or null."
    }
  }
}
