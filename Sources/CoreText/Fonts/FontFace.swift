/// A registered font face, with the metrics of its file. Instances are equal if they are identical.
package final class FontFace: Hashable, Sendable {
  /// The description of the face, from its file.
  package let spec: FontSpec
  /// The line and letter heights.
  package let metrics: FontMetrics

  /// Creates a face; nil if FreeType cannot read the file.
  init?(_ file: FontFile) {
    guard let spec = file.spec else { return nil }
    self.spec = spec
    metrics = file.statedMetrics
  }

  /// Returns the first face of a font file's bytes, and stores it for texts; nil if they are not a
  /// font.
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
