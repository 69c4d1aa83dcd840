import CoreGraphics
import Testing

@testable import CoreText

@Suite struct GlyphCacheTests {
  /// Glyphs without ink, such as spaces, have no coverage to count, but their number is limited,
  /// too.
  @Test func emptyGlyphsAreBounded() throws {
    let file = try #require(makeLayout("x").lines.first?.runs.first?.file)
    let space = TextLock.locked { file.glyph(for: 0x20) }
    for size in 1...150_000 as ClosedRange<Int32> {
      TextLock.locked {
        GlyphCache.trim()
        _ = GlyphCache.mask(file: file, glyph: space, size: size, phaseX: 0, phaseY: 0)
      }
    }
    #expect(GlyphCache.count < 120_000)
  }

  /// A line far longer than its picture rasterises only the glyphs in the picture.
  @Test func glyphsOutsideTheClipAreNotRasterised() {
    let han = String(String.UnicodeScalarView((0x4E00..<0x5200).compactMap(Unicode.Scalar.init)))
    let layout = makeLayout(han, size: 133, mode: .clip, lines: 1)
    let pixels = layout.pixels(at: .zero, width: 400, height: 200, scale: 1)
    #expect(pixels.contains { $0 >> 24 == 255 })
    let sizes = TextLock.locked { GlyphCache.count(size: 133 * 64) }
    #expect(sizes < 30)
  }
}
