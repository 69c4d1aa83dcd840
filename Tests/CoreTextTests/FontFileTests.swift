import Testing

@testable import CoreText

@Suite struct FontFileTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "font-\(UUID().uuidString).ttf").path
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  /// The file is read line by line: Foundation reads a file without a size, such as this one, not
  /// always to its end.
  private func isMapped(_ path: String) throws -> Bool {
    let maps = try #require(fopen("/proc/self/maps", "r"))
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), maps) != nil {
      if line.withUnsafeBufferPointer({ strstr($0.baseAddress!, path) != nil }) { return true }
    }
    return false
  }

  private func inter() throws -> [UInt8] {
    try Array(#require(BundledFonts.data(named: "Inter.ttf")))
  }

  /// HarfBuzz opens a font without a number of glyphs.
  @Test func aFaceWithoutGlyphsIsLetGo() throws {
    var bytes = try inter()
    let name = try #require(bytes[..<512].firstRange(of: "maxp".utf8))
    bytes.replaceSubrange(name, with: "mbxp".utf8)
    try withFile(bytes) { path in
      #expect(FontFile(path: path, index: 0) == nil)
      let isKept = try isMapped(path)
      #expect(!isKept)
    }
  }

  @Test func aFaceThatOpensIsLetGoAfterItsLastUse() throws {
    try withFile(inter()) { path in
      do {
        let file = try #require(FontFile(path: path, index: 0))
        try withExtendedLifetime(file) {
          #expect(file.face != nil)
          let isOpen = try isMapped(path)
          #expect(isOpen)
        }
      }
      let isKept = try isMapped(path)
      #expect(!isKept)
    }
  }
}
