/// The fonts of texts, by role. The font of a character depends on the collection, the character's
/// cluster and the requested font only.
package struct FontCollection: Hashable, Sendable {
  /// The system font.
  package var text: FontFamily
  /// The metrics and the spacing of the system font.
  package var systemRules = SystemFontRules.sameForAllSizes
  package var monospaced: FontFamily
  /// The serif design; nil for the system font.
  package var serif: FontFamily?
  /// The font of clusters with emoji presentation.
  package var emoji: FontSpec?
  /// The fonts for characters that the requested font lacks, in the order of preference.
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

  /// The names of all families, sorted.
  package var familyNames: [String] { Set(allFaces.map(\.family)).sorted() }

  /// Returns a face of the system font for a size.
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

  /// Throws if a file of a font folder is missing. Fonts of the package are always present; missing
  /// system fonts are reported by the texts that need them.
  package func checkFilesExist() throws(FontError) {
    for face in allFaces where !FontSpec.isCarried(face.path) && face.debianPackage == nil {
      if !FileManager.default.isReadableFile(atPath: face.path) {
        throw FontError.missingFile(path: face.path, package: "that brings it")
      }
    }
  }
}
