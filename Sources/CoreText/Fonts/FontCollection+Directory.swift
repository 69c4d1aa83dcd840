extension FontCollection {
  /// Creates a collection of the font files in a folder, without its subfolders.
  ///
  /// The family with the most faces, or the first such by name, is the system font. The first
  /// fixed-width family is the monospaced font, or the system font if there is none. A font of
  /// colour bitmaps is the emoji font. All families except the system font are fallbacks, in the
  /// order of their names. The package's own fonts are not included. Fallbacks with letters
  /// of a tall script have their files' line heights, as in the package's collection.
  package init(directory: URL) throws(FontError) {
    let path = directory.path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue, let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { throw FontError.notADirectory(path: path) }
    let extensions: Set<String> = ["otf", "ttf", "otc", "ttc"]
    var families: [String: [FontSpec]] = [:]
    var fixedWidth: Set<String> = []
    var emoji: FontSpec?
    for name in names.sorted()
    where extensions.contains(URL(filePath: name).pathExtension.lowercased()) {
      for found in try Self.faces(of: path + "/" + name) {
        if found.isColor {
          emoji = emoji ?? found.spec
        } else {
          families[found.spec.family, default: []].append(found.spec)
          if found.isFixedWidth { fixedWidth.insert(found.spec.family) }
        }
      }
    }
    let sorted = families.map { FontFamily(name: $0.key, faces: $0.value) }
      .sorted { $0.name < $1.name }
    let proportional = sorted.filter { !fixedWidth.contains($0.name) }
    let candidates = proportional.isEmpty ? sorted : proportional
    guard let most = candidates.map(\.faces.count).max(),
      let system = candidates.first(where: { $0.faces.count == most })
    else { throw FontError.noFonts(path: path) }
    self.init(
      text: system,
      monospaced: sorted.first { fixedWidth.contains($0.name) } ?? system, emoji: emoji,
      fallbacks: sorted.filter { $0 != system }.compactMap { family in
        family.face(weight: 400, isItalic: false).map { face in
          FallbackFont(
            regular: Self.withRoom(face),
            bold: family.face(weight: 700, isItalic: false).map(Self.withRoom))
        }
      } + (emoji.map { [FallbackFont(regular: $0)] } ?? []))
  }

  /// A letter of each script that does not fit the system font's line height.
  private static let tallLetters: [UInt32] = [
    0x628, 0x915, 0x995, 0xA15, 0xA95, 0xB15, 0xB95, 0xC15, 0xC95, 0xD15, 0xD9A, 0xE01, 0xE81,
    0x1000, 0x1780,
  ]

  private static func withRoom(_ spec: FontSpec) -> FontSpec {
    TextLock.locked {
      guard let file = FontFile(path: spec.path, index: spec.index),
        tallLetters.contains(where: file.covers)
      else { return spec }
      var spec = spec
      spec.lineExtent = file.statedRoom
      return spec
    }
  }

  private struct FoundFace {
    var spec: FontSpec
    var isFixedWidth: Bool
    var isColor: Bool
  }

  private static func faces(of path: String) throws(FontError) -> [FoundFace] {
    try TextLock.locked { () throws(FontError) -> [FoundFace] in
      let files = FontFile.all(path: path)
      guard !files.isEmpty else { throw FontError.unreadable(path: path, package: nil) }
      return files.compactMap { file in
        file.spec.map {
          FoundFace(spec: $0, isFixedWidth: file.isFixedWidth, isColor: file.hasColorBitmaps)
        }
      }
    }
  }
}
