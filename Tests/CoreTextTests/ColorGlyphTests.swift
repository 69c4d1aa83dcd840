import CCairo
import CoreGraphics
import Testing

@testable import CoreText

@Suite struct ColorGlyphTests {
  /// At 40,000 pixels per em an image of the whole glyph exceeds the largest surface.
  @Test func glyphsLargerThanAnySurfaceAreDrawn() {
    let layout = makeLayout("😀", size: 40_000)
    let pixels = layout.pixels(
      at: CGPoint(x: -20_000, y: -20_000), width: 20, height: 20, scale: 1)
    #expect(pixels.allSatisfy { $0 >> 24 == 255 })
  }

  /// Any number of glyphs of any size may be drawn: at 10,000 pixels per em a glyph takes 400 MB.
  @Test func whatIsKeptIsBoundedByBytes() {
    for size in stride(from: 50.0, through: 10_000, by: 350) {
      let layout = makeLayout("😀🐈🎈🚲🌍", size: size)
      _ = layout.pixels(at: .zero, width: 8, height: 8, scale: 1)
      _ = layout.pixels(at: CGPoint(x: -2 * size, y: 0), width: 8, height: 8, scale: 1)
    }
    #expect(ColorGlyphs.cachedBytes <= ColorGlyphs.maximumBytes)
    #expect(ColorGlyphs.maximumCachedBytes * 64 <= ColorGlyphs.maximumBytes)
  }

  /// Glyphs scaled at each drawing have the pixels of glyphs that are scaled once and kept.
  @Test(arguments: [200.0, 263, 300, 511])
  func largeGlyphsAgreeWithScaledPictures(size: Double) throws {
    let layout = makeLayout("🐈", size: size)
    let side = Int(size * 1.5)
    let drawn = layout.pixels(at: .zero, width: side, height: side, scale: 1)
    let line = try #require(layout.lines.first)
    let run = try #require(line.runs.first)
    let glyph = try #require(run.glyphs.first)
    let kept = try TextLock.locked { () throws -> [UInt32] in
      let strike = try #require(ColorGlyphs.strike(file: run.file, glyph: glyph.glyph))
      let picture = try #require(strike.resized(by: strike.scale(toSize: Int32(size * 64))))
      return render(width: side, height: side, scale: 1) { context in
        context.paint { cairo in
          let x = UprightPainter.round(glyph.x + picture.left)
          let y = UprightPainter.round(Double(line.baseline).rounded() - picture.top)
          cairo_set_source_surface(cairo, picture.surface, Double(x), Double(y))
          cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
          cairo_paint(cairo)
        }
      }
    }
    #expect(drawn.contains { $0 >> 24 == 255 })
    #expect(drawn == kept)
  }
}
