/// A string with attributes; the input of a layout.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// The length in UTF-16 units.
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  package let string: String
  /// The runs, which cover the string in order; one of zero length for an empty string.
  package let runs: [Run]

  package init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(length: string.utf16.count, attributes: attributes)]
  }

  /// Creates a text of one or more runs; the last one's attributes also apply to the remainder of
  /// the string.
  package init(_ string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }
}
