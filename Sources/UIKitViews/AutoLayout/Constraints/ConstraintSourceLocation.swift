/// The place of a constraint in a nib's document and its description, for conflicts and pictures.
@MainActor
package final class ConstraintSourceLocation {
  private let file: String
  private let line: Int
  private let words: String
  /// The outlets that are connected to the constraint, each with the class that has it:
  /// "PhotoCell.titleTop".
  let outlets: [String]

  /// Creates the location of a constraint in a document.
  ///
  /// - Parameter words: the constraint in terms of the document's names.
  package init(file: String, line: Int, words: String, outlets: [String] = []) {
    self.file = file
    self.line = line
    self.words = words
    self.outlets = outlets
  }

  var sentence: String { "\(file):\(line): \(words)" }
}
