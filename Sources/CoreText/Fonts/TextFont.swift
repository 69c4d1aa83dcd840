/// A wished font: a family's role or name, a design, a size in points.
package struct TextFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// The design of the system's font with serifs.
    case serif
    /// The rounded design of the system's font, which the system font stands for.
    case rounded
    /// What stands for a font that is not here.
    case substitute(FontSubstitute)
    /// A face by its PostScript name, one that `TextFont.faces(named:)` knows.
    case named(String)
    /// A face that the program brought along.
    case face(FontFace)
  }

  package var family: Family = .system
  /// 100 … 900, 400 regular, 700 bold.
  package var weight = 400
  package var isItalic = false
  /// Digits of one width (OpenType `tnum`).
  package var hasMonospacedDigits = false
  package var size: CGFloat
  /// Points between lines that a text style adds to what the design has; may be negative.
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

  /// The face of a family name or PostScript name among the fonts in use, or nil.
  package static func face(named name: String) -> FontSpec? {
    let faces = FontLibrary.collection.allFaces
    return faces.first { $0.postScriptName == name }
      ?? faces.filter { $0.family == name }.min {
        (abs($0.weight - 400), $0.isItalic ? 1 : 0) < (abs($1.weight - 400), $1.isItalic ? 1 : 0)
      }
  }

  /// The face this font draws its own characters with.
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
