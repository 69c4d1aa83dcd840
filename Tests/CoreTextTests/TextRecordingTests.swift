import CoreGraphics
import SeededRandom
import Testing

@testable import CoreText

/// Tests that text with emoji recorded as shapes and images has the pixels of the same text drawn
/// by Cairo, which is the slow twin.
@Suite struct TextRecordingTests {
  private static let texts = [
    "Nap 😻 number four", "🐟🐟🐟", "☀️ 10:00\n☀️ 12:00", "🐈‍⬛ e\u{301} 👨‍👩‍👧‍👦", "no emoji",
  ]
  private static let (width, height) = (150, 90)

  private struct Sample {
    let layout: TextLayout
    let point: CGPoint
    let scale: CGFloat
    let clip: CGRect?
    var alpha: CGFloat = 1

    init(_ seed: Int) {
      var numbers = SeededGenerator(seed: UInt64(seed))
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
      layout = makeLayout(
        TextRecordingTests.texts[seed % TextRecordingTests.texts.count], size: number(8...30),
        width: 70)
      point = CGPoint(x: number(-8...20), y: number(-8...20))
      scale = [1, 2, 3][seed % 3]
      clip =
        seed % 4 == 0
        ? CGRect(x: 6, y: 4, width: number(10...30).rounded(), height: number(10...30).rounded())
        : nil
    }

    func draw(in context: CGContext) {
      context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.7))
      context.fill(CGRect(x: 2, y: 2, width: 40, height: 20))
      if let clip { context.clip(to: clip) }
      context.setAlpha(alpha)
      layout.draw(in: context, at: point)
    }

    func recorded() -> (drawing: FlatDrawing?, bitmap: Bitmap?) {
      guard
        let drawing = FlatDrawing(
          width: TextRecordingTests.width, height: TextRecordingTests.height)
      else { return (nil, nil) }
      let context = CGContext(recording: drawing, scale: scale)
      draw(in: context)
      return context.finish()
    }

    func drawn() -> [UInt32] {
      render(
        width: TextRecordingTests.width, height: TextRecordingTests.height, scale: scale, draw: draw
      )
    }
  }

  private func pixels(of bitmap: Bitmap) -> [UInt32] {
    render(width: Self.width, height: Self.height, scale: 1) {
      $0.draw(bitmap, at: .zero, scale: 1, alpha: 1)
    }
  }

  @Test(arguments: 0..<120) func hasThePixelsThatCairoDraws(_ seed: Int) throws {
    let sample = Sample(seed)
    let drawing = try #require(sample.recorded().drawing, "the drawing is not recorded")
    #expect(pixels(of: try #require(drawing.bitmap)) == sample.drawn())
  }

  /// The recording is composed over a known opaque background and over an unknown one, moved.
  @Test(arguments: 0..<60) func isComposedAsItsPixelsAreBlended(_ seed: Int) throws {
    let sample = Sample(seed)
    let drawing = try #require(sample.recorded().drawing)
    let ground: UInt32 = [0xFFFF_FFFF, 0xFF20_4060, 0x8010_2030][seed % 3]
    let box = PixelRect(minX: 3, minY: 2, maxX: 140, maxY: 80)
    func composed(onKnownGround isKnown: Bool) throws -> [UInt32] {
      let bitmap = try #require(Bitmap(width: Self.width, height: Self.height))
      var pass = FlatPass(onto: bitmap)
      pass.fill(PixelRect(width: Self.width, height: Self.height), with: ground)
      pass.compose(drawing, at: 5, -3, within: box, background: isKnown ? ground : nil)
      pass.draw()
      return pixels(of: bitmap)
    }
    let expected = try #require(Bitmap(width: Self.width, height: Self.height))
    var pass = FlatPass(onto: expected)
    pass.fill(PixelRect(width: Self.width, height: Self.height), with: ground)
    pass.draw()
    let context = expected.makeContext(scale: 1)
    context.clip(to: box.rect)
    context.draw(try #require(drawing.bitmap), at: CGPoint(x: 5, y: -3), scale: 1, alpha: 1)
    expected.flush()
    #expect(try composed(onKnownGround: false) == pixels(of: expected))
    #expect(try composed(onKnownGround: true) == pixels(of: expected))
  }

  /// Cairo draws translucent images, and the recording ends there.
  @Test(arguments: 0..<10) func emojiThatAreSeenThroughAreDrawnByCairo(_ seed: Int) throws {
    var sample = Sample(seed)
    sample.alpha = 0.5
    let (drawing, bitmap) = sample.recorded()
    guard seed % Self.texts.count != Self.texts.count - 1 else {
      #expect(drawing != nil)
      return
    }
    #expect(drawing == nil)
    #expect(pixels(of: try #require(bitmap)) == sample.drawn())
  }

  /// The emoji in the row are so many that they are composed one pixel after another.
  @Test func aRowOfAHundredEmoji() throws {
    let layout = makeLayout(String(repeating: "🐟😻", count: 50), size: 9)
    let (width, height) = (1200, 20)
    let drawing = try #require(FlatDrawing(width: width, height: height))
    let context = CGContext(recording: drawing, scale: 1)
    layout.draw(in: context, at: CGPoint(x: 1, y: 2))
    let bitmap = try #require(context.finish().drawing?.bitmap)
    let drawn = layout.pixels(at: CGPoint(x: 1, y: 2), width: width, height: height, scale: 1)
    let recorded = render(width: width, height: height, scale: 1) {
      $0.draw(bitmap, at: .zero, scale: 1, alpha: 1)
    }
    #expect(recorded == drawn)
    #expect(drawn.count { $0 != 0 } > 3000)
  }

  /// The recording is painted on a clear bitmap itself, clipped to a box, instead of being composed
  /// first.
  @Test(arguments: 0..<20) func isPaintedAsItIsComposedOnNothing(_ seed: Int) throws {
    let drawing = try #require(Sample(seed).recorded().drawing)
    let box = PixelRect(minX: 3, minY: 2, maxX: 140, maxY: 80)
    func made(_ step: (inout FlatPass) -> Void) throws -> [UInt32] {
      let bitmap = try #require(Bitmap(width: Self.width, height: Self.height))
      var pass = FlatPass(onto: bitmap)
      step(&pass)
      pass.draw()
      return pixels(of: bitmap)
    }
    let painted = try made { $0.paint(drawing, at: 5, -3, within: box) }
    let composed = try made { $0.compose(drawing, at: 5, -3, within: box) }
    #expect(painted == composed)
  }

  /// Images larger than those that are kept are scaled at each drawing.
  @Test func largeEmojiAreDrawnByCairo() throws {
    let drawing = try #require(FlatDrawing(width: Self.width, height: Self.height))
    let context = CGContext(recording: drawing, scale: 1)
    makeLayout("🐈", size: 300).draw(in: context, at: .zero)
    #expect(context.finish().drawing == nil)
  }
}
