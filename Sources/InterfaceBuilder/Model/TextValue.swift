/// An attributed text in a document.
package struct TextValue: Equatable, Sendable {
  /// A run of characters with equal attributes.
  package struct Fragment: Equatable, Sendable {
    package var content: String
    package var font: FontValue?
    package var color: ColorValue?
    package var backgroundColor: ColorValue?
    /// The attributes of `NSParagraphStyle`, by the document's names.
    package var paragraph: [String: String]?
    /// The numeric attributes by key, such as `NSKern` and `NSUnderline`.
    package var numbers: [String: Double]
    /// The document's line, from 1, of the fragment's paragraph attributes, else of the fragment.
    package var line: Int
  }

  package var fragments: [Fragment]

  /// The characters without attributes.
  package var string: String { fragments.map(\.content).joined() }
}
