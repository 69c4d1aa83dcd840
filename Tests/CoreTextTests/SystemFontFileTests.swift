import CPango
import Foundation
import Testing

@testable import CoreText

/// Tests a system font from the user's file. Scripts/fonts/make-test-fonts.py makes `Fonts`.
@Suite struct SystemFontFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fonts").path

  private func collection(_ name: String) throws -> FontCollection {
    try FontCollection(.pinned, systemFont: Self.folder + "/" + name)
  }

  /// The table has 40 units of 2048 up to 10 points, none at 20, -30 from 40 on.
  @Test(arguments: [
    (6.0, 40.0), (10, 40), (15, 20), (20, 0), (30, -15), (40, -30), (100, -30),
  ])
  func trackingIsThatOfItsTable(size: CGFloat, units: CGFloat) throws {
    let rules = try collection("Tracked.ttf").systemRules
    #expect(abs(rules.tracking(weight: 400, size: size) - units / 2048 * size) < 1e-9)
    #expect(rules.tracking(weight: 700, size: size) == rules.tracking(weight: 400, size: size))
  }

  @Test func heightsAreThoseOfItsFile() throws {
    let metrics = try collection("Tracked.ttf").systemRules.metrics
    #expect(metrics.ascent == 2000 / 2048 && metrics.descent == 600 / 2048)
    #expect(metrics.leading == 48.0 / 2048)
    #expect(abs(metrics.capHeight - 1490 / 2048) < 0.001)
  }

  /// The axes have the requested weight, and the size in points as optical size.
  @Test func axesFollowWeightAndSize() throws {
    let tracked = try collection("Tracked.ttf")
    #expect(tracked.text.faces.map(\.weight) == Array(stride(from: 100, through: 900, by: 100)))
    for size in [9.0, 21.5, 64] {
      let face = tracked.systemFace(weight: 600, isItalic: false, size: size)
      #expect(face?.variations == FontVariations(weight: 600, opticalSize: size))
      #expect(face?.fit == nil)
    }
    let noto = try collection("NotoVariable.ttf")
    #expect(noto.text.name == "Noto Variable")
    let (light, bold) = try (advance(of: noto, 300), advance(of: noto, 800))
    #expect(light < bold - 0.5)
    #expect(noto.systemRules.tracking(weight: 400, size: 17) == 0)
  }

  /// FreeType up to 2.13 draws a face at its explicit defaults differently, and later versions do
  /// not, so machines would differ.
  @Test func aFaceAtItsDefaultsIsDrawnAsOneWithoutAxes() throws {
    let regular = try #require(
      FontCollection.pinned.systemFace(weight: 400, isItalic: false, size: 17))
    var plain = regular
    plain.variations = nil
    let data = try #require(FontData(path: regular.path, index: regular.index))
    let ours = try #require(FontFile(regular, of: data))
    let theirs = try #require(FontFile(plain, of: data))
    TextLock.locked {
      for glyph in 0..<UInt32(2_863) { #expect(outline(ours, glyph) == outline(theirs, glyph)) }
    }
  }

  private func outline(_ file: FontFile, _ glyph: UInt32) -> [[Int]] {
    guard let face = file.face else { return [] }
    FT_Set_Char_Size(face, 34 * 64, 0, 72, 72)
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING)) == 0,
      let points = face.pointee.glyph.pointee.outline.points
    else { return [] }
    let count = Int(face.pointee.glyph.pointee.outline.n_points)
    return (0..<count).map { [Int(points[$0].x), Int(points[$0].y)] }
  }

  /// Optical sizes outside the file's range use the nearest one: letters of 9 points are those of
  /// 14.
  @Test func sizesBeyondTheAxisAreItsEnds() throws {
    let tracked = try collection("Tracked.ttf")
    let small = try advance(of: tracked, 400, size: 9)
    #expect(try advance(of: tracked, 400, size: 14) == small)
    #expect(try advance(of: tracked, 400, size: 24) < small)
    #expect(try advance(of: tracked, 400, size: 32) == advance(of: tracked, 400, size: 90))
  }

  private func advance(
    of collection: FontCollection, _ weight: Int, size: CGFloat = 17
  ) throws -> Double {
    let face = try #require(
      collection.systemFace(weight: weight, isItalic: false, size: size))
    return try TextLock.locked {
      let data = try #require(FontData(path: face.path, index: face.index))
      let file = try #require(FontFile(face, of: data))
      let glyphs = "Hamburgefonstiv".unicodeScalars.map { file.glyph(for: $0.value) }
      return glyphs.reduce(0) { $0 + file.ink(of: $1).advance }
    }
  }

  /// The package's font is the fallback for missing characters.
  @Test func theEarlierSystemFontIsQueriedFirst() throws {
    let fallback = try #require(try collection("Tracked.ttf").fallbacks.first)
    #expect(fallback.regular.postScriptName == "Inter-Regular")
    #expect(fallback.bold?.postScriptName == "Inter-Bold" && fallback.ranges.isEmpty)
  }

  /// The package's own file is loaded from a folder: heights and widths are the file's.
  @Test func interAsItIs() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "Inter-\(UUID().uuidString).ttf").path
    try #require(BundledFonts.data(named: "Inter.ttf")).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let collection = try FontCollection(.pinned, systemFont: path)
    #expect(collection.systemRules.metrics != FontMetrics.sanFrancisco)
    #expect(collection.systemRules.tracking(weight: 400, size: 17) == 0)
    #expect(collection.text.faces.count == 9)
  }

  @Test func badFilesAreNamed() throws {
    #expect(throws: FontError.missingSystemFont(path: "/nowhere/a.ttf")) {
      try FontCollection(.pinned, systemFont: "/nowhere/a.ttf")
    }
    let path = FileManager.default.temporaryDirectory
      .appending(path: "bad-\(UUID().uuidString).ttf").path
    try Data("not a font".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: FontError.unreadable(path: path, package: nil)) {
      try FontCollection(.pinned, systemFont: path)
    }
  }

  /// A damaged table is ignored, without a crash.
  @Test func aDamagedTableIsNone() throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: Self.folder + "/Tracked.ttf")))
    let entry = try #require(bytes[..<512].firstRange(of: "trak".utf8)).lowerBound
    let start = bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
    for offset in start..<min(start + 80, bytes.count) {
      var damaged = bytes
      damaged[offset] = 0xFF
      let data = Data(damaged)
      TextLock.locked {
        if let data = FontData(copying: data) { _ = FontTracking(of: data.face)?.value(at: 17) }
      }
    }
  }
}
