/// An error of parsing a document.
package struct MarkupError: Error, Equatable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// A sentence that describes the problem.
  package let problem: String
}
