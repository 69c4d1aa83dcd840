import Testing

@testable import CoreGraphics

/// Tests which corners of a line have joins: gentle corners are the same in all versions of Cairo.
@Suite struct CornerTests {
  private func path(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> PathStorage {
    var path = PathStorage()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.close() }
    return path
  }

  @Test func ofAnAngleAreSharpWhereItTurns() {
    let corners = path([(0, 0), (10, 0), (10, 10)]).corners(gentlerThan: 0.9)
    #expect(corners == PathCorners(gentle: 0, sharp: [CGPoint(x: 10, y: 0)]))
  }

  @Test func ofAnAlmostStraightLineAreGentle() {
    let corners = path([(0, 0), (10, 0), (20, 1)]).corners(gentlerThan: 0.9)
    #expect(corners == PathCorners(gentle: 1, sharp: []))
  }

  @Test func ofAClosedPathCountItsStart() {
    let square = path([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true)
    #expect(square.corners(gentlerThan: 0.9).sharp.last == .zero)
    #expect(square.corners(gentlerThan: 0.9).sharp.count == 4)
    #expect(path([(0, 0), (10, 0), (10, 10)]).corners(gentlerThan: 0.9).sharp.count == 1)
  }

  @Test func partsWithoutLengthHaveNone() {
    let corners = path([(0, 0), (5, 0), (5, 0), (10, 0)]).corners(gentlerThan: 0.9)
    #expect(corners == PathCorners(gentle: 1, sharp: []))
  }

  /// The tangent at a curve's start points to its first control point that differs from the start.
  @Test func ofCurvesAreThoseOfTheirTangents() {
    var curve = path([(0, 0), (10, 0)])
    curve.addCurve(
      to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 20, y: 0))
    curve.addLine(to: CGPoint(x: 20, y: 20))
    #expect(curve.corners(gentlerThan: 0.9) == PathCorners(gentle: 2, sharp: []))
    curve.addLine(to: CGPoint(x: 0, y: 20))
    #expect(curve.corners(gentlerThan: 0.9).sharp == [CGPoint(x: 20, y: 20)])
  }

  /// A round join covers the same area whether or not another corner of the line is gentle.
  @Test(arguments: [CGLineCap.round, .butt])
  func roundJoinsStayRoundBesideGentleOnes(cap: CGLineCap) throws {
    func picture(_ path: PathStorage) throws -> Bitmap {
      let (bitmap, context) = try canvas(60, 60)
      context.setLineWidth(16)
      context.setLineJoin(.round)
      context.setLineCap(cap)
      context.addPath(CGPath(storage: path))
      context.strokePath()
      return bitmap
    }
    let plain = try picture(path([(10, 15), (45, 15), (45, 50)]))
    let mixed = try picture(path([(10, 15), (25, 15), (45, 15.001), (45, 50)]))
    for y in 0..<60 {
      for x in 0..<60 {
        let (one, two) = (Int(plain[x, y].alpha), Int(mixed[x, y].alpha))
        #expect(abs(one - two) <= 4, "\(x), \(y)")
      }
    }
  }
}
