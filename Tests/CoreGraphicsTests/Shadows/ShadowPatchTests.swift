import Testing

@testable import CoreGraphics

/// Tests that shadows assembled from parts equal those blurred as a whole.
@Suite struct ShadowPatchTests {
  private let color = RGBA(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.7)

  /// Returns a bitmap with contents, so that blending is visible.
  private func ground(_ width: Int, _ height: Int) throws -> (Bitmap, CGContext) {
    let (bitmap, context) = try canvas(width, height)
    context.setFillColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.8)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height / 2))
    return (bitmap, context)
  }

  /// Draws the whole shadow, blurred in one piece, as one bitmap.
  private func drawWhole(
    _ plane: AlphaPlane, _ blur: GaussianBlur, in context: CGContext, at origin: CGPoint,
    alpha: CGFloat
  ) throws {
    let reach = blur.reach
    let window = PixelRect(
      minX: -reach, minY: -reach, maxX: plane.width + reach, maxY: plane.height + reach)
    let shadow = try #require(Bitmap(shadowOf: plane, blur: blur, color: color, in: window))
    context.draw(
      shadow, at: CGPoint(x: origin.x - CGFloat(reach), y: origin.y - CGFloat(reach)), scale: 1,
      alpha: alpha)
  }

  static let shapes: [RoundedRectangle] = [
    RoundedRectangle(width: 150, height: 90, cornerRadius: 12),
    RoundedRectangle(width: 150, height: 20, cornerRadius: 12),
    RoundedRectangle(width: 90, height: 131, cornerRadius: 11.5, isContinuous: true),
    RoundedRectangle(width: 100, height: 30, cornerRadius: 11.5, isContinuous: true),
    RoundedRectangle(width: 120, height: 120, cornerRadius: 30, corners: [.minXMinY, .maxXMaxY]),
    RoundedRectangle(width: 80, height: 140, cornerRadius: 0),
    RoundedRectangle(width: 1, height: 140, cornerRadius: 4),
    RoundedRectangle(width: 60, height: 60, cornerRadius: 30),
  ]

  @Test(arguments: shapes, [CGFloat(0), 1, 4.5, 20])
  func roundedRectanglesCastWhatTheirPixelsCast(shape: RoundedRectangle, radius: CGFloat) throws {
    let blur = GaussianBlur(layerShadowRadius: radius)
    for alpha in [CGFloat(1), 0.4] {
      let (expected, slow) = try ground(200, 210)
      let plane = try #require(AlphaPlane(filling: shape))
      let origin = CGPoint(x: 31, y: 27)
      try drawWhole(plane, blur, in: slow, at: origin, alpha: alpha)
      let (drawn, fast) = try ground(200, 210)
      RoundedRectangleShadow(of: shape, blur: blur, color: color)
        .draw(in: fast, at: origin, alpha: alpha)
      #expect(drawn.words == expected.words)
      let (shown, context) = try ground(200, 210)
      let caster = try #require(Bitmap(width: 180, height: 170))
      let canvas = caster.makeContext(scale: 1)
      canvas.translateBy(x: 7, y: 9)
      canvas.addPath(shape.path)
      canvas.fillPath()
      context.drawShadow(
        of: caster, at: CGPoint(x: 24, y: 18), blur: blur, color: color, alpha: alpha)
      #expect(shown.words == expected.words)
    }
  }

  /// Long blurs are sums of boxes, which must not leave visible seams between parts.
  @Test func longBlursHaveNoSeams() throws {
    let blur = GaussianBlur(layerShadowRadius: 40)
    let shape = RoundedRectangle(width: 420, height: 300, cornerRadius: 25)
    let (expected, slow) = try ground(500, 400)
    let plane = try #require(AlphaPlane(filling: shape))
    try drawWhole(plane, blur, in: slow, at: CGPoint(x: 40, y: 50), alpha: 1)
    let (drawn, fast) = try ground(500, 400)
    RoundedRectangleShadow(of: shape, blur: blur, color: color)
      .draw(in: fast, at: CGPoint(x: 40, y: 50), alpha: 1)
    #expect(drawn.words == expected.words)
  }

  @Test(arguments: shapes) func pathsCastWhatTheyFill(shape: RoundedRectangle) throws {
    let blur = GaussianBlur(layerShadowRadius: 3)
    for place in [CGPoint(x: 20, y: 30), CGPoint(x: 20.5, y: 30.25)] {
      var move = CGAffineTransform(translationX: place.x, y: place.y)
      let path = try #require(shape.path.copy(using: &move))
      let filled = try #require(Bitmap(width: 200, height: 200))
      let canvas = filled.makeContext(scale: 1)
      canvas.addPath(path)
      canvas.fillPath()
      let (expected, slow) = try ground(200, 200)
      slow.drawShadow(
        of: filled, at: CGPoint(x: 2, y: -3), blur: blur, color: color, alpha: 1)
      let (drawn, fast) = try ground(200, 200)
      fast.drawShadow(
        of: path, offset: CGVector(dx: 2, dy: -3), blur: blur, color: color, alpha: 1)
      #expect(drawn.words == expected.words)
    }
  }

  @Test func equalShapesOfOtherSizesShareAPatch() throws {
    let cache = ShadowPatchCache(limit: 1 << 20)
    let blur = GaussianBlur(layerShadowRadius: 2)
    let plane = AlphaPlane.noise(width: 9, height: 9, seed: 3)
    let first = try #require(cache.patch(of: .plane(plane), blur: blur, color: color))
    #expect(cache.patch(of: .plane(plane), blur: blur, color: color) === first)
    let other = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(cache.patch(of: .plane(plane), blur: blur, color: other) !== first)
  }

  @Test func longestRunsAreOmitted() throws {
    let shape = RoundedRectangle(width: 100, height: 64, cornerRadius: 10)
    let plane = try #require(AlphaPlane(filling: shape))
    let (small, columns, rows) = plane.shrunk(toRuns: 7)
    let (left, top) = (try #require(columns), try #require(rows))
    #expect(small.width == 100 - left.missing && small.height == 64 - top.missing)
    let least = RoundedRectangle(
      width: small.width, height: small.height, cornerRadius: 10)
    #expect(AlphaPlane(filling: least) == small)
    let noise = AlphaPlane.noise(width: 33, height: 21, seed: 5)
    #expect(noise.shrunk(toRuns: 3).plane == noise)
  }

  @Test func inkIsWhatIsNotClear() throws {
    let bitmap = try #require(Bitmap(width: 45, height: 20))
    #expect(bitmap.ink == nil)
    let words = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    for (x, y) in [(3, 7), (40, 9), (17, 4)] { words[y * 45 + x] = 0x0100_0000 }
    #expect(bitmap.ink == PixelRect(minX: 3, minY: 4, maxX: 41, maxY: 10))
  }
}
