/// An error of reading a document.
package struct DocumentError: Error, Equatable, Sendable {
  /// The file's name or path.
  package let file: String
  /// The line, from 1; 0 for the whole file.
  package let line: Int
  /// The problem as a sentence, with a full stop.
  package let problem: String

  /// The file, the line and the problem.
  package var sentence: String { line > 0 ? "\(file):\(line): \(problem)" : "\(file): \(problem)" }

  /// Creates an error about a whole file.
  package init(_ file: String, _ problem: String) { self.init(file, 0, problem) }

  /// Creates an error about a line, counted from 1.
  package init(_ file: String, _ line: Int, _ problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}
