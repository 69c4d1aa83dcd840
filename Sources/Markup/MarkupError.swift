/// Why a document is not read.
package struct MarkupError: Error, Equatable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// What is wrong, with a full stop.
  package let problem: String
}
