/// A string with attributes: what a layout is made of.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// In UTF-16 units.
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  package let string: String
  /// Cover the string without gaps, in order; one run, of no length, for an empty string.
  package let runs: [Run]

  package init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(length: string.utf16.count, attributes: attributes)]
  }

  /// `runs` must not be empty; what they leave of the string takes the last run's attributes.
  package init(_ string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }
}
