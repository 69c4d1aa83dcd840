/// A font as a document has it; lengths in points.
package enum FontValue: Equatable, Sendable {
  /// The system's; nil for the size that the control has by itself.
  case system(size: Double?, weight: String?, isItalic: Bool)
  /// A text style, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name and family.
  case named(String, family: String?, size: Double?)
}
