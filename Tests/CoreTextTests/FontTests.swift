import CPango
import Testing

@testable import CoreText

@Suite struct FontTests {
  @Test func theFamiliesAreOursAndNoOthers() {
    #expect(
      FontCollection.pinned.familyNames == [
        "Inter", "Inter Display", "Noto Color Emoji", "Noto Music", "Noto Sans",
        "Noto Sans Arabic", "Noto Sans Armenian", "Noto Sans Bengali", "Noto Sans CJK JP",
        "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans Devanagari", "Noto Sans Ethiopic",
        "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Hebrew",
        "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Malayalam",
        "Noto Sans Math", "Noto Sans Mono", "Noto Sans Myanmar", "Noto Sans Sinhala",
        "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Thai", "Noto Serif",
      ])
  }

  /// Each file opens, and its face is the one that the table names.
  @Test func everyPinnedFaceIsTheOneItsTableNames() throws {
    for spec in FontCollection.pinned.allFaces {
      try TextLock.locked {
        let file = try #require(FontFile(path: spec.path, index: spec.index), "\(spec.path)")
        let face = try #require(file.face, "\(spec.path)")
        #expect(FT_Get_Postscript_Name(face).map { String(cString: $0) } == spec.postScriptName)
        let weight = hb_style_get_value(file.shaper, HB_STYLE_TAG_WEIGHT)
        #expect(Int(weight) == spec.weight, "\(spec.postScriptName)")
        let isItalic = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
        #expect(isItalic == spec.isItalic, "\(spec.postScriptName)")
      }
    }
  }

  @Test(arguments: [
    ("x", "Inter-Regular.otf"), ("😀", "NotoColorEmoji.ttf"), ("漢", "NotoSansCJK-Regular.ttc"),
    ("م", "NotoSansArabic-Regular.ttf"), ("ש", "NotoSansHebrew-Regular.ttf"),
    ("ह", "NotoSansDevanagari-Regular.ttf"), ("ไ", "NotoSansThai-Regular.ttf"),
    ("1️⃣", "NotoColorEmoji.ttf"), ("1", "Inter-Regular.otf"), ("🇯🇵", "NotoColorEmoji.ttf"),
    ("☂", "NotoSansSymbols2-Regular.ttf"), ("☂️", "NotoColorEmoji.ttf"),
    ("✌\u{FE0E}", "NotoSansSymbols2-Regular.ttf"), ("✌️", "NotoColorEmoji.ttf"),
    ("\u{E123}", "Inter-Regular.otf"),
  ])
  func theFixedOrderChoosesTheFont(text: String, file: String) throws {
    let run = try #require(makeLayout(text).lines.first?.runs.first)
    #expect(run.file.path.hasSuffix("/" + file), "\(run.file.path)")
  }

  /// Japanese, Korean and Chinese each get their own forms of the same character.
  @Test func hanCharactersTakeTheirNeighboursForms() throws {
    func index(_ text: String) -> Int? { makeLayout(text).lines.first?.runs.first?.file.index }
    #expect(index("骨") == 2)
    #expect(index("骨は") == 0)
    #expect(index("骨은") == 1)
  }

  @Test func weightsAndSlopes() throws {
    for (weight, name) in [(100, "Thin"), (400, "Regular"), (600, "SemiBold"), (900, "Black")] {
      #expect(TextFont(weight: weight, size: 12).face?.postScriptName == "Inter-\(name)")
      #expect(TextFont(weight: weight, size: 20).face?.postScriptName == "InterDisplay-\(name)")
    }
    #expect(TextFont(isItalic: true, size: 12).face?.postScriptName == "Inter-Italic")
    #expect(
      TextFont(family: .monospaced, weight: 700, size: 12).face?.postScriptName
        == "NotoSansMono-Bold")
  }

  @Test func digitsOfOneWidth() {
    func width(_ text: String, _ monospaced: Bool) -> CGFloat {
      let font = TextFont(hasMonospacedDigits: monospaced, size: 17)
      return TextLayout(StyledText(text, attributes: TextAttributes(font: font))).size.width
    }
    #expect(abs(width("1111", true) - width("0000", true)) < 1e-9)
    #expect(width("1111", false) < width("0000", false) - 1)
  }

  @Test func lettersAreDrawnAsWritten() {
    let arrow = makeLayout("->").lines[0].runs.flatMap(\.glyphs)
    #expect(arrow.count == 2)
    let parts = [makeLayout("-"), makeLayout(">")].map { $0.lines[0].runs[0].glyphs[0].glyph }
    #expect(arrow.map(\.glyph) == parts)
  }

  // MARK: Errors

  @Test func sentences() {
    #expect(
      FontError.missingFile(path: "/f/Inter-Bold.otf", package: "fonts-inter").description
        == "The font file “/f/Inter-Bold.otf” is missing. Install the Debian package fonts-inter.")
    #expect(
      FontError.notADirectory(path: "/f").description
        == "The font folder “/f” does not exist or is not a folder.")
    #expect(
      FontError.noFonts(path: "/f").description
        == "The font folder “/f” holds no .otf, .ttf, .otc or .ttc file.")
    #expect(
      FontError.unreadable(path: "/f/a.ttf", package: nil).description
        == "The font file “/f/a.ttf” cannot be read as a font.")
    #expect(
      FontError.unreadable(path: "/f/a.ttf", package: "fonts-inter").description
        == "The font file “/f/a.ttf” cannot be read as a font. "
        + "Install the Debian package fonts-inter again.")
    #expect(
      FontError.missingLibrary("libp.so.0", package: "libp0").description
        == "The library libp.so.0 is missing. Install the Debian package libp0.")
  }

  @Test func aMissingPinnedFontNamesFileAndPackage() {
    var collection = FontCollection.pinned
    collection.text.faces[0].path = "/nowhere/Inter-Thin.otf"
    #expect(
      throws: FontError.missingFile(path: "/nowhere/Inter-Thin.otf", package: "fonts-inter")
    ) { try collection.checkFilesExist() }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func foldersReplaceTheFonts() throws {
    try withFolder { folder in
      for path in [
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
        "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
        "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      ] {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: URL(filePath: path).lastPathComponent),
          withDestinationURL: URL(filePath: path))
      }
      let collection = try FontCollection(directory: folder)
      #expect(collection.text.name == "Inter" && collection.text.faces.map(\.weight) == [700, 400])
      #expect(collection.monospaced.name == "Noto Sans Mono")
      #expect(collection.emoji?.family == "Noto Color Emoji")
      #expect(collection.familyNames == ["Inter", "Noto Color Emoji", "Noto Sans Mono"])
    }
  }

  /// Thai and Burmese take the room of their files, Latin and Chinese keep the system font's.
  @Test func fallbacksOfAFolderMakeLinesGrow() throws {
    try withFolder { folder in
      let noto = "/usr/share/fonts/truetype/noto/NotoSans"
      for path in [
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
        "/usr/share/fonts/opentype/inter/Inter-Bold.otf", noto + "Thai-Regular.ttf",
        noto + "Myanmar-Regular.ttf", noto + "Mono-Regular.ttf", noto + "Symbols2-Regular.ttf",
      ] {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: URL(filePath: path).lastPathComponent),
          withDestinationURL: URL(filePath: path))
      }
      let fallbacks = try FontCollection(directory: folder).fallbacks.map(\.regular)
      let rooms = fallbacks.reduce(into: [:]) { $0[$1.family] = $1.lineExtent }
      #expect(Set(rooms.keys) == ["Noto Sans Thai", "Noto Sans Myanmar"])
      for (family, word) in [("Noto Sans Thai", "ปี่ ญู"), ("Noto Sans Myanmar", "က")] {
        let own = try #require(rooms[family])
        let pinned = makeLayout(word, size: 1000).size.height / 1000
        #expect(own.ascent + own.descent > pinned * 0.95, "\(family): \(own)")
        #expect(own.ascent + own.descent < pinned * 1.3, "\(family): \(own)")
      }
    }
  }

  @Test func badFoldersAreNamed() throws {
    let absent = URL(filePath: "/nowhere/fonts")
    #expect(throws: FontError.notADirectory(path: "/nowhere/fonts")) {
      try FontCollection(directory: absent)
    }
    try withFolder { folder in
      #expect(throws: FontError.noFonts(path: folder.path)) {
        try FontCollection(directory: folder)
      }
      let broken = folder.appending(path: "broken.ttf")
      try Data("not a font".utf8).write(to: broken)
      #expect(throws: FontError.unreadable(path: broken.path, package: nil)) {
        try FontCollection(directory: folder)
      }
    }
  }
}
