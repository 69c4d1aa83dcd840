/// Every font text may use, by role. A value: which font draws a character is a function of this
/// collection, the character's cluster and the wished font, and of nothing else.
package struct FontCollection: Hashable, Sendable {
  /// The system font.
  package var text: FontFamily
  /// How the system font's lines are high, and its letters spaced.
  package var systemRules = SystemFontRules.sameForAllSizes
  package var monospaced: FontFamily
  /// The design with serifs; nil where the system font's stands for it.
  package var serif: FontFamily?
  /// Asked first for clusters in emoji presentation.
  package var emoji: FontSpec?
  /// Asked in this order for what the wished font lacks.
  package var fallbacks: [FallbackFont]

  /// All faces, in a fixed order.
  package var allFaces: [FontSpec] {
    var faces = text.faces + monospaced.faces
    if let serif { faces += serif.faces }
    for fallback in fallbacks {
      faces.append(fallback.regular)
      if let bold = fallback.bold { faces.append(bold) }
    }
    if let emoji { faces.append(emoji) }
    return faces
  }

  /// The names of all families, sorted, each once.
  package var familyNames: [String] { Set(allFaces.map(\.family)).sorted() }

  /// The face of the system font at a size.
  package func systemFace(weight: Int, isItalic: Bool, size: CGFloat) -> FontSpec? {
    guard var face = text.face(weight: weight, isItalic: isItalic) else { return nil }
    switch systemRules {
    case .sameForAllSizes: break
    case .asSanFrancisco:
      let fit = SystemFontFit(size: size, weight: face.weight)
      face.fit = fit
      face.variations?.opticalSize = fit.opticalSize
    case .own:
      face.variations?.opticalSize = Double(size)
    }
    return face
  }

  /// Throws where a file of a folder's fonts is absent. Those that the package carries are there;
  /// those of the system are missed by texts that need them.
  package func checkFilesExist() throws(FontError) {
    for face in allFaces where !FontSpec.isCarried(face.path) && face.debianPackage == nil {
      if !FileManager.default.isReadableFile(atPath: face.path) {
        throw FontError.missingFile(path: face.path, package: "that brings it")
      }
    }
  }
}
