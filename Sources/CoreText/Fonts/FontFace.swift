/// A face that a program brings along, with the heights that its file states. Two are equal where
/// they are the same.
package final class FontFace: Hashable, Sendable {
  /// What its file says that it is.
  package let spec: FontSpec
  /// A line's and letters' heights.
  package let metrics: FontMetrics

  /// Nil where FreeType cannot read the file.
  init?(_ file: FontFile) {
    guard let spec = file.spec else { return nil }
    self.spec = spec
    metrics = file.statedMetrics
  }

  /// The first face of a font file's bytes, for texts that have it; nil where they are no font.
  package static func opened(data: Data) -> FontFace? {
    TextLock.locked {
      guard let file = FontFile(data: data), let face = FontFace(file) else { return nil }
      FontLibrary.keep(file)
      return face
    }
  }

  package static func == (one: FontFace, other: FontFace) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
