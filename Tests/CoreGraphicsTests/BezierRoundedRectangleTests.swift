import Testing

@testable import CoreGraphics

/// Tests outlines whose elements without length must not be drawn.
@Suite struct BezierRoundedRectangleTests {
  private func stroke(_ path: CGPath, _ join: CGLineJoin) throws -> Bitmap {
    let (bitmap, context) = try canvas(200, 200)
    context.setLineWidth(7)
    context.setLineJoin(join)
    context.addPath(path)
    context.strokePath()
    return bitmap
  }

  private func fill(_ path: CGPath) throws -> Bitmap {
    let (bitmap, context) = try canvas(200, 200)
    context.addPath(path)
    context.fillPath()
    return bitmap
  }

  private func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
    var most = 0
    for y in 0..<200 {
      for x in 0..<200 {
        most = max(most, abs(Int(first[x, y].alpha) - Int(second[x, y].alpha)))
      }
    }
    return most
  }

  /// Strokes of open and closed curves have slightly different pieces; a cap would be 255 levels.
  @Test(arguments: [CGSize(width: 160, height: 60), CGSize(width: 60, height: 160)])
  func aCapsuleIsDrawnAsArcsOfHalfASide(_ size: CGSize) throws {
    let rect = CGRect(origin: CGPoint(x: 12.25, y: 17.5), size: size)
    let capsule = BezierRoundedRectangle.path(rect, radius: 99)
    let arcs = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil)
    #expect(try difference(fill(capsule), fill(arcs)) <= 1)
    for join in [CGLineJoin.miter, .round, .bevel] {
      #expect(try difference(stroke(capsule, join), stroke(arcs, join)) <= 16)
    }
  }

  @Test func continuousCornersAreDrawnAsThoseOfLayers() throws {
    let rect = CGRect(x: 12.25, y: 17.5, width: 160, height: 60)
    let outline = BezierRoundedRectangle.path(rect, radius: 19)
    let corners = CornerPath.path(rect, radius: 19, isContinuous: true)
    #expect(try difference(fill(outline), fill(corners)) <= 1)
    for join in [CGLineJoin.miter, .round, .bevel] {
      #expect(try difference(stroke(outline, join), stroke(corners, join)) <= 1)
    }
  }

  /// The radius decides only where the corners begin on the longer sides.
  @Test func theRadiusOfHalfRoundedRectanglesMattersLittle() throws {
    let rect = CGRect(x: 12, y: 17, width: 160, height: 60)
    let (small, large) = (
      BezierRoundedRectangle.path(rect, radius: 20), BezierRoundedRectangle.path(rect, radius: 30)
    )
    #expect(BezierRoundedRectangle.shape(of: rect, radius: 20) == .halfRounded)
    #expect(BezierRoundedRectangle.shape(of: rect, radius: 30) == .halfRounded)
    #expect((1...64).contains(try difference(fill(small), fill(large))))
  }

  /// 3.0573299 radii of 16 points are 48.92 points.
  @Test func theShapeChangesWhereTwoCornersNoLongerFit() {
    func shape(_ width: CGFloat, _ height: CGFloat) -> BezierRoundedRectangle.Shape {
      BezierRoundedRectangle.shape(
        of: CGRect(x: 0, y: 0, width: width, height: height), radius: 16)
    }
    #expect(shape(200, 49) == .rounded && shape(200, 48) == .halfRounded)
    #expect(shape(48, 49) == .halfRounded && shape(48, 48) == .capsule)
  }
}
