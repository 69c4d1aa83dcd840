import CoreGraphics
import Testing

@testable import QuartzCore

/// Tests layers that exceed the largest bitmap: every visible part shows its drawing.
@MainActor @Suite struct LayerStripsTests {
  /// Draws ten pixels of every hundredth row, or column, in a colour that depends on the place.
  private final class Ruler: CALayer {
    var isTall = true
    /// Whether the layer also draws something that is stored as pixels instead of shapes.
    var keepsPixels = false
    private(set) var drawings = 0

    override func draw(in ctx: CGContext) {
      drawings += 1
      for mark in stride(from: 0, to: 100_000, by: 100) {
        ctx.setFillColor(Self.color(mark))
        ctx.fill(
          isTall
            ? CGRect(x: 0, y: mark, width: 10, height: 50)
            : CGRect(x: mark, y: 0, width: 50, height: 10))
      }
      if keepsPixels { ctx.clear(CGRect(x: 9, y: 9, width: 1, height: 1)) }
    }

    static func color(_ mark: Int) -> CGColor {
      CGColor(
        srgbRed: CGFloat(mark / 100 % 16) / 15, green: CGFloat(mark / 1600 % 16) / 15,
        blue: CGFloat(mark / 25600 % 16) / 15, alpha: 1)
    }

    static func word(_ mark: Int) -> UInt32 {
      let parts = [mark / 100 % 16, mark / 1600 % 16, mark / 25600 % 16].map { UInt32($0 * 17) }
      return 0xFF00_0000 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
  }

  /// Returns the pixels of a window at a place of a ruler, 10 wide and 60 high, or 60 wide and 10
  /// high.
  private func window(_ ruler: Ruler, at place: Int) throws -> [UInt32] {
    let root = CALayer()
    root.bounds = CGRect(
      x: 0, y: 0, width: ruler.isTall ? 10 : 60, height: ruler.isTall ? 60 : 10)
    root.addSublayer(ruler)
    ruler.frame.origin =
      ruler.isTall ? CGPoint(x: 0, y: -place) : CGPoint(x: -place, y: 0)
    let bitmap = try #require(
      Bitmap(width: ruler.isTall ? 10 : 60, height: ruler.isTall ? 60 : 10))
    Compositor.render(root, into: bitmap, scale: 1)
    bitmap.flush()
    return (0..<60).map { step in
      let (x, y) = ruler.isTall ? (5, step) : (step, 5)
      return bitmap.pixels.load(fromByteOffset: y * bitmap.bytesPerRow + 4 * x, as: UInt32.self)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func everyPlaceShowsWhatIsDrawnThere(isTall: Bool, keepsPixels: Bool) throws {
    let ruler = Ruler()
    (ruler.isTall, ruler.keepsPixels) = (isTall, keepsPixels)
    ruler.bounds.size = CGSize(width: isTall ? 10 : 90_000, height: isTall ? 90_000 : 10)
    ruler.setNeedsDisplay()
    for place in [100, 4070, 4096, 8160, 32_740, 32_767, 40_930, 65_500, 89_940] {
      let seen = try window(ruler, at: place)
      for (step, word) in seen.enumerated() {
        let mark = (place + step) / 100 * 100
        #expect(word == ((place + step) % 100 < 50 ? Ruler.word(mark) : 0), "\(place) + \(step)")
      }
    }
    // Of nine windows, four overlap two strips: each visible strip is drawn once.
    #expect(ruler.drawings < 14)
  }

  /// In a layer rotated by half a turn, the far end is at the place of the near end.
  @Test func turnedLayersShowTheirStrips() throws {
    let ruler = Ruler()
    ruler.bounds.size = CGSize(width: 10, height: 40_000)
    ruler.setNeedsDisplay()
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 10, height: 60)
    root.addSublayer(ruler)
    ruler.position = CGPoint(x: 5, y: 20_000)
    ruler.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let bitmap = try #require(Bitmap(width: 10, height: 60))
    Compositor.render(root, into: bitmap, scale: 1)
    bitmap.flush()
    let word = bitmap.pixels.load(fromByteOffset: 55 * bitmap.bytesPerRow + 20, as: UInt32.self)
    #expect(word == Ruler.word(39_900))
  }

  @Test func sizesThatBitmapsHaveNeedNoStrips() {
    for (width, height) in [(1, 1), (32_767, 1), (1, 32_767), (0, 40_000)] {
      #expect(LayerStrips(CGSize(width: width, height: height), scale: 1) == nil)
    }
    #expect(LayerStrips(CGSize(width: 1, height: CGFloat.infinity), scale: 1) == nil)
    #expect(LayerStrips(CGSize(width: 1, height: CGFloat.nan), scale: 1) == nil)
    #expect(LayerStrips(CGSize(width: 1, height: 1e12), scale: 1) == nil)
    #expect(LayerStrips(CGSize(width: 1, height: 32_768), scale: 1) != nil)
  }
}
