/// Where a document has a constraint, for what is said of conflicts.
@MainActor
final class ConstraintPlace {
  private let file: String
  private let line: Int
  private let words: String

  /// - Parameter words: the constraint by the document's names.
  init(file: String, line: Int, words: String) {
    self.file = file
    self.line = line
    self.words = words
  }

  var sentence: String { "\(file):\(line): \(words)" }
}
