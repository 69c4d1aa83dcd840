/// A font in a document; lengths in points.
package enum FontValue: Equatable, Sendable {
  /// A system font. The size is nil for the control's default.
  case system(size: Double?, weight: String?, isItalic: Bool)
  /// A text style, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name and family.
  case named(String, family: String?, size: Double?)
}
