/// Why a document is not read.
package struct DocumentError: Error, Equatable, Sendable {
  /// The file's name or path.
  package let file: String
  /// The line, from 1; 0 where the whole file is meant.
  package let line: Int
  /// What is wrong, with a full stop.
  package let problem: String

  /// The file, the line and what is wrong.
  package var sentence: String { line > 0 ? "\(file):\(line): \(problem)" : "\(file): \(problem)" }

  /// Something that is wrong with a whole file.
  package init(_ file: String, _ problem: String) { self.init(file, 0, problem) }

  /// Something that is wrong on a line, from 1.
  package init(_ file: String, _ line: Int, _ problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}
