import Testing

@testable import CoreGraphics
@testable import ImageIO

/// Tests that a picture drawn during encoding has the bytes of one drawn before.
@Suite struct DeferredDrawingTests {
  /// Returns ellipses over a background, divided into bands.
  private func pass(onto bitmap: Bitmap, ground: UInt32, bandRows: Int) throws -> FlatPass {
    let drawing = try #require(FlatDrawing(width: 200, height: 150))
    let context = CGContext(recording: drawing, scale: 1)
    context.setFillColor(CGColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8))
    context.fillEllipse(in: CGRect(x: 3, y: 2, width: 180, height: 140))
    let ellipse = try #require(context.finish().drawing)
    var pass = FlatPass(onto: bitmap)
    for top in stride(from: 0, to: bitmap.height, by: bandRows) {
      let box = PixelRect(
        minX: 0, minY: top, maxX: bitmap.width, maxY: min(top + bandRows, bitmap.height))
      pass.beginBand()
      pass.fill(box, with: ground)
      for index in 0..<40 {
        pass.compose(ellipse, at: index * 97 - 50, index * 61 % 900 - 40, within: box)
      }
    }
    return pass
  }

  /// The sizes are narrow enough for many rows at once, too wide for two, and larger than one
  /// strip.
  @Test(
    arguments: [(1, 1), (1, 700), (37, 90), (400, 1500), (16_384, 33), (20_000, 20)],
    [0xFFFF_FFFF, 0x8010_2030] as [UInt32])
  func hasTheBytesOfADrawnPicture(_ size: (width: Int, height: Int), ground: UInt32) throws {
    for threads in [1, 3] {
      var encoder = FastPNGEncoder(pixelsPerMetre: 5669)
      encoder.threads = threads
      let drawn = try #require(Bitmap(width: size.width, height: size.height))
      var pass = try pass(onto: drawn, ground: ground, bandRows: 32)
      pass.draw()
      let deferred = try #require(Bitmap(width: size.width, height: size.height))
      pass = try self.pass(onto: deferred, ground: ground, bandRows: 32)
      pass.deferDrawing()
      #expect(try encoder.encode(deferred) == encoder.encode(drawn))
      #expect(deferred.deferred != nil, "the file does not require drawing the bitmap")
    }
  }

  /// Other encoders read the bitmap, which draws it.
  @Test func otherEncodersFindItDrawn() throws {
    let bitmap = try #require(Bitmap(width: 300, height: 200))
    var pass = try pass(onto: bitmap, ground: 0xFF30_4050, bandRows: 50)
    pass.deferDrawing()
    let fast = try FastPNGEncoder().encode(bitmap)
    let compact = try CompactPNGEncoder().encode(bitmap)
    #expect(try PNGDecoder().decode(fast).words == PNGDecoder().decode(compact).words)
    #expect(bitmap.deferred == nil)
  }
}
