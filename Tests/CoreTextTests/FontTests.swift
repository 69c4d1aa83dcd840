import CPango
import Sessions
import Testing

@testable import CoreText

@Suite struct FontTests {
  @Test func theFamiliesAreOursAndNoOthers() {
    #expect(
      FontCollection.pinned.familyNames == [
        "Inter", "Noto Color Emoji", "Noto Music", "Noto Sans",
        "Noto Sans Arabic", "Noto Sans Armenian", "Noto Sans Bengali", "Noto Sans CJK JP",
        "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans Devanagari", "Noto Sans Ethiopic",
        "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Hebrew",
        "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Malayalam",
        "Noto Sans Math", "Noto Sans Mono", "Noto Sans Myanmar", "Noto Sans Sinhala",
        "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Thai", "Noto Serif",
      ])
  }

  /// Each file opens, and its face is the one in the table; a variable file's face has the name of
  /// its default.
  @Test func everyPinnedFaceIsTheOneItsTableNames() throws {
    for spec in FontCollection.pinned.allFaces {
      try TextLock.locked {
        let data = try #require(FontData(path: spec.path, index: spec.index), "\(spec.path)")
        let file = try #require(FontFile(spec, of: data), "\(spec.path)")
        let face = try #require(file.face, "\(spec.path)")
        if spec.variations == nil {
          #expect(FT_Get_Postscript_Name(face).map { String(cString: $0) } == spec.postScriptName)
        } else {
          #expect(data.axes.map(\.tag) == [.opticalSize, .weight])
        }
        let weight = hb_style_get_value(file.shaper, HB_STYLE_TAG_WEIGHT)
        #expect(Int(weight) == spec.weight, "\(spec.postScriptName)")
        let isItalic = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
        #expect(isItalic == spec.isItalic, "\(spec.postScriptName)")
      }
    }
  }

  /// Only emoji and Chinese, Japanese and Korean use the system's fonts.
  @Test func thePackageCarriesItsFonts() {
    let others = FontCollection.pinned.allFaces.filter { !FontSpec.isCarried($0.path) }
    #expect(
      Set(others.map(\.family)) == [
        "Noto Color Emoji", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC",
      ])
    #expect(others.allSatisfy { $0.debianPackage != nil })
    let named = Set(FontCollection.pinned.allFaces.map(\.path)).filter(FontSpec.isCarried)
    #expect(BundledFonts.listing.split(separator: "\n").count == named.count)
    #expect(BundledFonts.data(named: "Nobody.ttf") == nil)
  }

  @Test(arguments: [
    ("x", "Inter.ttf"), ("😀", "NotoColorEmoji.ttf"), ("漢", "NotoSansCJK-Regular.ttc"),
    ("م", "NotoSansArabic-Regular.ttf"), ("ש", "NotoSansHebrew-Regular.ttf"),
    ("ह", "NotoSansDevanagari-Regular.ttf"), ("ไ", "NotoSansThai-Regular.ttf"),
    ("1️⃣", "NotoColorEmoji.ttf"), ("1", "Inter.ttf"), ("🇯🇵", "NotoColorEmoji.ttf"),
    ("☂", "NotoSansSymbols2-Regular.ttf"), ("☂️", "NotoColorEmoji.ttf"),
    ("✌\u{FE0E}", "NotoSansSymbols2-Regular.ttf"), ("✌️", "NotoColorEmoji.ttf"),
    ("\u{E123}", "NotoSansMono-Regular.ttf"),
  ])
  func theFixedOrderChoosesTheFont(text: String, file: String) throws {
    let run = try #require(makeLayout(text).lines.first?.runs.first)
    #expect(("/" + run.file.path).hasSuffix("/" + file), "\(run.file.path)")
  }

  /// Japanese, Korean and Chinese texts use their own forms of the same character.
  @Test func hanCharactersTakeTheirNeighboursForms() throws {
    func index(_ text: String) -> Int? { makeLayout(text).lines.first?.runs.first?.file.index }
    #expect(index("骨") == 2)
    #expect(index("骨は") == 0)
    #expect(index("骨은") == 1)
  }

  @Test func weightsAndSlopes() throws {
    for (weight, name) in [(100, "Thin"), (400, "Regular"), (600, "SemiBold"), (900, "Black")] {
      #expect(TextFont(weight: weight, size: 12).face?.postScriptName == "Inter-\(name)")
      #expect(TextFont(weight: weight, size: 40).face?.postScriptName == "Inter-\(name)")
    }
    for (size, place) in [(11, 14.0), (17, 14), (17.4, 14), (24.9, 29.48), (28, 32), (60, 32)] {
      let variations = try #require(TextFont(weight: 700, size: size).face?.variations)
      #expect(variations.weight == 700 && variations.slant == nil && variations.italic == nil)
      #expect(abs((variations.opticalSize ?? 0) - place) < 1e-9, "\(size)")
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
      FontError.missingFile(path: "/f/CJK.ttc", package: "fonts-cjk").description
        == "The font file “/f/CJK.ttc” is missing. Install the Debian package fonts-cjk.")
    #expect(
      FontError.missingSystemFont(path: "/f/a.ttf").description
        == "The font file “/f/a.ttf” does not exist.")
    #expect(
      FontError.notADirectory(path: "/f").description
        == "The font folder “/f” does not exist or is not a folder.")
    #expect(
      FontError.noFonts(path: "/f").description
        == "The font folder “/f” contains no .otf, .ttf, .otc or .ttc file.")
    #expect(
      FontError.unreadable(path: "/f/a.ttf", package: nil).description
        == "The font file “/f/a.ttf” cannot be read as a font.")
    #expect(
      FontError.unreadable(path: "/f/a.ttf", package: "fonts-cjk").description
        == "The font file “/f/a.ttf” cannot be read as a font. "
        + "Install the Debian package fonts-cjk again.")
    #expect(
      FontError.missingLibrary("libp.so.0", package: "libp0").description
        == "The library libp.so.0 is missing. Install the Debian package libp0.")
  }

  @Test func aMissingFontOfAFolderIsNamed() {
    var collection = FontCollection.pinned
    collection.text.faces[0].path = "/nowhere/Inter-Thin.otf"
    #expect(
      throws: FontError.missingFile(path: "/nowhere/Inter-Thin.otf", package: "that brings it")
    ) { try collection.checkFilesExist() }
  }

  /// Drawing a text that needs the font fails; others are drawn.
  @Test func aMissingFontOfTheSystemIsMissedByTextThatNeedsIt() throws {
    var collection = FontCollection.pinned
    let path = "/nowhere/NotoColorEmoji.ttf"
    collection.emoji?.path = path
    try collection.checkFilesExist()
    let spec = try #require(collection.emoji)
    let session = RenderSession()
    session.run { TextLock.locked { #expect(FontLibrary.file(for: spec) == nil) } }
    #expect(
      session.state(FontProblems.self).all == [
        .missingFile(path: path, package: "fonts-noto-color-emoji")
      ])
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ names: [String], into folder: URL) throws {
    for name in names {
      try #require(BundledFonts.data(named: name)).write(to: folder.appending(path: name))
    }
  }

  @Test func foldersReplaceTheFonts() throws {
    try withFolder { folder in
      try write(
        ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSansMono-Regular.ttf"], into: folder)
      let collection = try FontCollection(directory: folder)
      #expect(collection.text.name == "Noto Sans")
      #expect(collection.text.faces.map(\.weight) == [700, 400])
      #expect(collection.monospaced.name == "Noto Sans Mono" && collection.emoji == nil)
      #expect(collection.familyNames == ["Noto Sans", "Noto Sans Mono"])
    }
  }

  /// Thai and Burmese lines have the heights of their files, Latin and Chinese lines those of the
  /// system font.
  @Test func fallbacksOfAFolderMakeLinesGrow() throws {
    try withFolder { folder in
      try write(
        [
          "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSansThai-Regular.ttf",
          "NotoSansMyanmar-Regular.ttf", "NotoSansMono-Regular.ttf", "NotoSansSymbols2-Regular.ttf",
        ], into: folder)
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
