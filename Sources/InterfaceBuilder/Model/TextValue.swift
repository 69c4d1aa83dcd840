/// A text with attributes, as a document has it.
package struct TextValue: Equatable, Sendable {
  /// Characters that look alike.
  package struct Fragment: Equatable, Sendable {
    package var content: String
    package var font: FontValue?
    package var color: ColorValue?
    package var backgroundColor: ColorValue?
    /// The attributes of `NSParagraphStyle`, by the document's names.
    package var paragraph: [String: String]?
    /// Plain numbers by their key, such as `NSKern` and `NSUnderline`.
    package var numbers: [String: Double]
    /// Where its paragraph's attributes stand, or it begins, from 1.
    package var line: Int
  }

  package var fragments: [Fragment]

  /// The characters alone.
  package var string: String { fragments.map(\.content).joined() }
}
