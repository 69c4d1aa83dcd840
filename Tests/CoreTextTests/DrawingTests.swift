import CoreGraphics
import Testing

@testable import CoreText

/// Tests the pixels of text: their places, and that these are always the same.
@Suite struct DrawingTests {
  @Test(arguments: sampleTexts)
  func drawingTwiceGivesTheSameBytes(text: String) {
    let layout = makeLayout(text, width: 150)
    let first = layout.pixels(at: CGPoint(x: 3.3, y: 4.7), width: 400, height: 400)
    #expect(first.contains { $0 != 0 })
    #expect(layout.pixels(at: CGPoint(x: 3.3, y: 4.7), width: 400, height: 400) == first)
    GlyphCache.removeAll()
    #expect(layout.pixels(at: CGPoint(x: 3.3, y: 4.7), width: 400, height: 400) == first)
    let fresh = makeLayout(text, width: 150)
    #expect(fresh.pixels(at: CGPoint(x: 3.3, y: 4.7), width: 400, height: 400) == first)
  }

  /// The overlap law applies: the same text moved by whole pixels has the same pixels.
  @Test(arguments: sampleTexts)
  func wholePixelMovesKeepThePixels(text: String) {
    let layout = makeLayout(text, width: 150, alignment: .center)
    for scale in [1.0, 2, 3] as [CGFloat] {
      let origin = CGPoint(x: 7 + 1 / 3, y: 5.0 / 7)
      let side = Int(220 * scale)
      let still = layout.pixels(at: origin, width: side, height: side, scale: scale)
      for (dx, dy) in [(1, 0), (0, 1), (13, 7), (31, 17)] {
        let moved = layout.pixels(
          at: CGPoint(x: origin.x + CGFloat(dx) / scale, y: origin.y + CGFloat(dy) / scale),
          width: side, height: side, scale: scale)
        let agree = still.withUnsafeBufferPointer { a in
          moved.withUnsafeBufferPointer { b in
            (0..<side - dy).allSatisfy { row in
              guard let a = a.baseAddress, let b = b.baseAddress else { return false }
              let count = (side - dx) * MemoryLayout<UInt32>.size
              return memcmp(a + row * side, b + (row + dy) * side + dx, count) == 0
            }
          }
        }
        #expect(agree, "\(dx), \(dy) at scale \(scale)")
      }
    }
  }

  /// Drawing through a clip gives a part of the whole.
  @Test func clippedDrawingIsAPartOfTheWhole() {
    let layout = makeLayout(sampleTexts[0] + "😀", width: 150)
    let whole = layout.pixels(at: .zero, width: 300, height: 300)
    let joined = render(width: 300, height: 300) { context in
      for strip in 0..<30 {
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: strip * 5, width: 150, height: 5))
        layout.draw(in: context, at: .zero)
        context.restoreGState()
      }
    }
    #expect(joined == whole)
  }

  /// Cached glyphs and filled outlines have the same ink: their coverage differs by at most a few
  /// levels where a glyph's origin is on a pixel.
  @Test func cachedGlyphsAgreeWithOutlines() {
    for text in ["H", "g", "&", "漢", "م", "श्री"] {
      let layout = makeLayout(text, size: 32)
      let cached = layout.coverage(at: CGPoint(x: 4, y: 0), width: 160, height: 120, scale: 2)
      let outlined = layout.coverage(at: .zero, width: 160, height: 120, scale: 1) {
        // A mirrored context draws outlines; the picture is mirrored back afterwards.
        $0.translateBy(x: 0, y: 120)
        $0.scaleBy(x: 2, y: -2)
        $0.translateBy(x: 4, y: 0)
      }
      // Baselines are on whole pixels only in upright text, so the amounts of ink are compared.
      let (a, b) = (cached.reduce(0) { $0 + Int($1) }, outlined.reduce(0) { $0 + Int($1) })
      #expect(abs(a - b) * 100 < a, "\(text): \(a), \(b)")
    }
  }

  @Test func baselinesAreOnWholePixels() {
    // The bottom of “H” is a horizontal edge: the row above it is covered fully, the row below not
    // at all.
    for y in [0, 0.2, 0.5, 0.77] as [CGFloat] {
      let layout = makeLayout("H", size: 40)
      let width = 80
      let rows = layout.coverage(at: CGPoint(x: 2, y: y), width: width, height: 120)
      let ink = (0..<120).map { row in rows[row * width..<(row + 1) * width].max() ?? 0 }
      let last = ink.lastIndex { $0 > 0 } ?? 0
      #expect(ink[last] == 255)
      #expect(last + 1 == Int(((y + layout.firstBaseline) * 2 + 0.5).rounded(.down)))
    }
  }

  @Test func emojiAreColoured() {
    let pixels = makeLayout("😀", size: 40).pixels(at: .zero, width: 120, height: 100)
    let coloured = pixels.filter { pixel in
      let (red, blue) = ((pixel >> 16) & 255, pixel & 255)
      return pixel >> 24 == 255 && red > blue + 100
    }
    #expect(coloured.count > 1000)
  }

  /// A line with clipping ends exactly at its width.
  @Test func clippingCutsInsideAGlyph() {
    let layout = makeLayout("mmmmmmmmmmmmmm", width: 51, mode: .clip, lines: 1)
    let width = 200
    let pixels = layout.coverage(at: .zero, width: width, height: 60)
    let columns = (0..<width).filter { column in
      (0..<60).contains { pixels[$0 * width + column] > 0 }
    }
    #expect(columns.max() == 101)
  }

  @Test func alphaBlendModeAndClipAreTheContexts() {
    let layout = makeLayout("I", size: 60)
    let full = layout.coverage(at: .zero, width: 60, height: 160)
    let half = layout.coverage(at: .zero, width: 60, height: 160) { $0.setAlpha(0.5) }
    #expect(full.max() == 255)
    #expect(half.max().map { (127...128).contains($0) } == true)
  }
}
