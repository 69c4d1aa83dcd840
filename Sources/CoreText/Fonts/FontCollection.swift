/// Every font text may use, by role. A value: which font draws a character is a function of this
/// collection, the character's cluster and the wished font, and of nothing else.
package struct FontCollection: Hashable, Sendable {
  /// The system font below `displaySize` points.
  package var text: FontFamily
  /// The system font from `displaySize` points on, and the tracking that goes with the pair;
  /// nil where one design serves all sizes without tracking.
  package var display: FontFamily?
  package var monospaced: FontFamily
  /// The design with serifs; nil where the system font's stands for it.
  package var serif: FontFamily?
  /// Asked first for clusters in emoji presentation.
  package var emoji: FontSpec?
  /// Asked in this order for what the wished font lacks.
  package var fallbacks: [FallbackFont]

  /// San Francisco changes from its text to its display design at 20 points.
  package static let displaySize: CGFloat = 20

  /// All faces, in a fixed order.
  package var allFaces: [FontSpec] {
    var faces = text.faces
    faces += display?.faces ?? []
    faces += monospaced.faces
    faces += serif?.faces ?? []
    for fallback in fallbacks {
      faces.append(fallback.regular)
      if let bold = fallback.bold { faces.append(bold) }
    }
    if let emoji { faces.append(emoji) }
    return faces
  }

  /// The names of all families, sorted, each once.
  package var familyNames: [String] { Set(allFaces.map(\.family)).sorted() }

  /// Throws where a pinned file is absent. Costs one `stat` a file; opens nothing.
  package func checkFilesExist() throws(FontError) {
    var files = FontFiles()
    for face in allFaces where !files.canRead(face.path) {
      throw FontError.missingFile(path: face.path, package: face.debianPackage ?? "that brings it")
    }
  }
}
