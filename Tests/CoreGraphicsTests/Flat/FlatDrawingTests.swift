import SeededRandom
import Testing

@testable import CoreGraphics

/// Tests that a drawing recorded as shapes has the bytes of the same drawing made by Cairo.
///
/// The slow twin, a context on a bitmap, shares the path, its flattening tolerance, and Cairo's
/// rasteriser: both have Cairo's coverage. Blending, clipping and backgrounds are cflat's in one
/// and pixman's in the other.
@Suite struct FlatDrawingTests {
  private static let side = 64

  /// Draws fills of paths of all kinds, with clips and saved states.
  private func draw(_ seed: UInt64, in context: CGContext) {
    var numbers = SeededGenerator(seed: seed)
    var saved = 0
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      context.setFillColor(numbers.color())
      switch Int.random(in: 0..<9, using: &numbers) {
      case 0: context.fill(numbers.rect())
      case 1: context.fillEllipse(in: numbers.rect())
      case 2:
        context.addPath(
          CGPath(
            roundedRect: numbers.rect(), cornerWidth: 2, cornerHeight: 2, transform: nil))
        context.fillPath()
      case 3:
        context.addRect(numbers.rect())
        context.addEllipse(in: numbers.rect())
        context.fillPath(using: .evenOdd)
      case 4:
        let clip = numbers.rect().applying(context.pixelTransform).integral
        context.clip(to: clip.applying(context.pixelTransform.inverted()))
      case 5:
        context.saveGState()
        saved += 1
      case 6 where saved > 0:
        context.restoreGState()
        saved -= 1
      case 7: context.setAlpha(numbers.number(in: 0.3...1))
      case 8: context.scaleBy(x: 0.5, y: 2)
      default: context.translateBy(x: numbers.number(in: -3...3).rounded(), y: 1)
      }
    }
  }

  private func recorded(_ seed: UInt64) throws -> FlatDrawing {
    let drawing = try #require(FlatDrawing(width: Self.side, height: Self.side))
    let context = CGContext(recording: drawing, scale: 1)
    draw(seed, in: context)
    return try #require(context.finish().drawing)
  }

  private func drawn(_ seed: UInt64) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: Self.side, height: Self.side))
    draw(seed, in: bitmap.makeContext(scale: 1))
    return bitmap
  }

  @Test(arguments: SeededGenerator.seeds(0..<400))
  func hasTheBytesOfTheBitmap(_ seed: Int) throws {
    let bitmap = try #require(try recorded(UInt64(seed)).bitmap)
    let expected = try drawn(UInt64(seed))
    #expect(bitmap.words == expected.words)
  }

  /// The drawing is composed over a known or an unknown background, moved and clipped.
  @Test(arguments: SeededGenerator.seeds(0..<200))
  func composesAsTheBitmapIsBlended(_ seed: Int) throws {
    let (drawing, bitmap) = (try recorded(UInt64(seed)), try drawn(UInt64(seed)))
    var numbers = SeededGenerator(seed: UInt64(seed) + 9999)
    let ground: UInt32 = [0, 0xFFFF_FFFF, 0xFF20_4060, 0x8010_2030][seed % 4]
    let whole = PixelRect(width: 80, height: 90)
    let (x, y) = (
      Int.random(in: -5...20, using: &numbers), Int.random(in: -5...20, using: &numbers)
    )
    let part = PixelRect(minX: 3, minY: 2, maxX: 70 - seed % 60, maxY: 85)
    let expected = try #require(Bitmap(width: 80, height: 90))
    expected.draw { $0.fill(whole, with: ground) }
    let context = expected.makeContext(scale: 1)
    context.clip(to: part.rect)
    context.draw(bitmap, at: CGPoint(x: x, y: y), scale: 1, alpha: 1)
    for isKnown in [false, true] {
      let target = try #require(Bitmap(width: 80, height: 90))
      target.draw { $0.fill(whole, with: ground) }
      target.draw {
        $0.compose(drawing, at: x, y, within: part, background: isKnown ? ground : nil)
      }
      #expect(target.words == expected.words)
    }
  }

  /// A background is painted on the picture itself.
  @Test(arguments: SeededGenerator.seeds(0..<60))
  func paintsAsCairoFills(_ seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let (color, under) = (numbers.color(), numbers.color())
    let path = CGPath(
      roundedRect: CGRect(x: 1, y: 0, width: 40, height: 50), cornerWidth: 9, cornerHeight: 12.5,
      transform: nil)
    let expected = try #require(Bitmap(width: 64, height: 64))
    let context = expected.makeContext(scale: 1)
    context.setFillColor(under)
    context.fillEllipse(in: CGRect(x: 10, y: 5, width: 50, height: 50))
    let target = try #require(expected.copy())
    context.setFillColor(color)
    context.addPath(path)
    context.fillPath()
    let drawing = try #require(FlatDrawing(width: 64, height: 64))
    #expect(drawing.fill(path, color: color.rgba.premultipliedWord))
    target.draw { $0.paint(drawing, at: 0, 0, within: PixelRect(width: 64, height: 64)) }
    #expect(target.words == expected.words)
  }

  /// A drawing operation that is not a flat shape turns the recorded shapes into pixels and
  /// continues on these.
  @Test(arguments: SeededGenerator.seeds(0..<60))
  func theRestIsDrawnOnTop(_ seed: Int) throws {
    func draw(in context: CGContext) {
      context.saveGState()
      context.clip(to: CGRect(x: 4, y: 4, width: 50, height: 40))
      self.draw(UInt64(seed), in: context)
      context.setLineWidth(3)
      context.setBlendMode(.multiply)
      context.strokeEllipse(in: CGRect(x: 3, y: 3, width: 40, height: 30))
      context.restoreGState()
      context.setFillColor(.black)
      context.fill(CGRect(x: 50, y: 50, width: 5.5, height: 5))
    }
    let drawing = try #require(FlatDrawing(width: Self.side, height: Self.side))
    let context = CGContext(recording: drawing, scale: 1)
    draw(in: context)
    let (kept, bitmap) = context.finish()
    let expected = try #require(Bitmap(width: Self.side, height: Self.side))
    draw(in: expected.makeContext(scale: 1))
    #expect(kept == nil)
    #expect(try #require(bitmap).words == expected.words)
  }

  @Test func aHundredShapesInARow() throws {
    func draw(in context: CGContext) {
      for index in 0..<100 {
        context.setFillColor(CGColor(gray: CGFloat(index) / 100, alpha: 0.5))
        context.fillEllipse(in: CGRect(x: CGFloat(index) * 0.6, y: 3, width: 7, height: 30))
      }
    }
    let drawing = try #require(FlatDrawing(width: Self.side, height: Self.side))
    let context = CGContext(recording: drawing, scale: 1)
    draw(in: context)
    let expected = try #require(Bitmap(width: Self.side, height: Self.side))
    draw(in: expected.makeContext(scale: 1))
    #expect(try #require(context.finish().drawing?.bitmap).words == expected.words)
  }

  /// The first thread that draws a shared drawing makes its pixels, and all others use them.
  @Test func pixelsAreMadeOnceForAllThreads() throws {
    for _ in 0..<200 {
      let drawing = try #require(FlatDrawing(width: 200, height: 200))
      drawing.fill(0xFF80_4020)
      let found = Found()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in found.add(drawing.bitmap) }
      #expect(found.bitmaps.count == 8)
      #expect(found.bitmaps.allSatisfy { $0 === drawing.bitmap })
    }
  }

  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var bitmaps: [Bitmap] = []

    func add(_ bitmap: Bitmap?) {
      lock.withLock { if let bitmap { bitmaps.append(bitmap) } }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func color() -> CGColor {
    CGColor(
      red: number(in: 0...1), green: number(in: 0...1), blue: number(in: 0...1),
      alpha: oneIn(2) ? 1 : number(in: 0...1))
  }

  fileprivate mutating func rect() -> CGRect {
    let isWhole = oneIn(2)
    let values = (0..<4).map { _ in number(in: -10...60) }.map { isWhole ? $0.rounded() : $0 }
    return CGRect(x: values[0], y: values[1], width: abs(values[2]), height: abs(values[3]))
  }
}
