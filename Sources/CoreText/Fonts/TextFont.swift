/// A requested font: a family's role or name, a design and a size in points.
package struct TextFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// The serif design of the system font.
    case serif
    /// The rounded design of the system font, drawn with the system font.
    case rounded
    /// A substitute for an unavailable font.
    case substitute(FontSubstitute)
    /// A face by its PostScript name; see `TextFont.face(named:)`.
    case named(String)
    /// A face registered by the app.
    case face(FontFace)
  }

  package var family: Family = .system
  /// The weight, 100 to 900; 400 is regular, 700 is bold.
  package var weight = 400
  package var isItalic = false
  /// Whether digits have equal widths (OpenType `tnum`).
  package var hasMonospacedDigits = false
  package var size: CGFloat
  /// The leading that a text style adds to the design's, in points; may be negative.
  package var styleLeading: CGFloat = 0

  package init(
    family: Family = .system, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, size: CGFloat
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.size = size
  }

  /// Returns the face of a family or PostScript name among the fonts in use; nil for none.
  package static func face(named name: String) -> FontSpec? {
    let faces = FontLibrary.collection.allFaces
    return faces.first { $0.postScriptName == name }
      ?? faces.filter { $0.family == name }.min {
        (abs($0.weight - 400), $0.isItalic ? 1 : 0) < (abs($1.weight - 400), $1.isItalic ? 1 : 0)
      }
  }

  /// The face of the font's own characters.
  package var face: FontSpec? {
    let collection = FontLibrary.collection
    switch family {
    case .system, .rounded:
      return collection.systemFace(weight: weight, isItalic: isItalic, size: size)
    case .monospaced: return collection.monospaced.face(weight: weight, isItalic: isItalic)
    case .serif:
      return (collection.serif ?? collection.text).face(weight: weight, isItalic: isItalic)
    case .substitute(let substitute):
      return substitute.family(in: collection).face(weight: weight, isItalic: isItalic)
    case .named(let name): return Self.face(named: name)
    case .face(let face): return face.spec
    }
  }
}
