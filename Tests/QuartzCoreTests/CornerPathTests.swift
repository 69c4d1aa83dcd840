import Testing

@testable import QuartzCore

@MainActor @Suite struct CornerPathTests {
  /// Returns the end points and control points of an outline.
  private func points(_ path: CGPath) -> [CGPoint] {
    var found: [CGPoint] = []
    path.applyWithBlock { element in
      let count =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      found += (0..<count).map { element.pointee.points[$0] }
    }
    return found
  }

  /// The clockwise outline never goes backwards along a side: each corner begins where the last one
  /// ended, or later.
  @Test(arguments: [0.5, 10, 15, 20, 30, 33, 40, 50, 80] as [CGFloat])
  func cornersDoNotOverlap(_ radius: CGFloat) throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 120)
    for curve in [CALayerCornerCurve.circular, .continuous] {
      let top = points(CornerPath.path(rect, radius: radius, curve: curve)).filter { $0.y == 0 }
      let xs = top.map(\.x)
      #expect(xs.count >= 2 && xs == xs.sorted(), "\(curve) \(radius)")
    }
  }

  /// The points of the top-left corner, whose radius is 80: the side of 200 points has room for
  /// 100. Literals of SwiftUI's shape, to a thousandth of a point.
  @Test func continuousCornersEndInTheMiddleOfShortSides() {
    let rect = CGRect(x: 0, y: 0, width: 400, height: 200)
    let own = points(CornerPath.path(rect, radius: 80, curve: .continuous)).prefix(10)
    let recorded: [(CGFloat, CGFloat)] = [
      (0, 100), (0, 81.661), (0, 67.431), (5.993, 50.52), (13.525, 29.826), (29.826, 13.525),
      (50.52, 5.993), (69.473, 0), (87.079, 0), (122.293, 0),
    ]
    for (own, recorded) in zip(own, recorded) {
      #expect(abs(own.x - recorded.0) < 0.001 && abs(own.y - recorded.1) < 0.001)
    }
  }

  /// The corners of a square of 300 points: the end, the outer and the inner control point.
  @Test(
    arguments: [
      (90, 137.58, 97.964, 78.157), (105, 150, 111.737, 90.22), (120, 150, 122.491, 101.147),
      (135, 150, 133.246, 112.073), (150, 150, 144, 123), (400, 150, 144, 123),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func continuousCornersApproachQuarterCircles(
    _ radius: CGFloat, _ end: CGFloat, _ outer: CGFloat, _ inner: CGFloat
  ) {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 300)
    let own = points(CornerPath.path(rect, radius: radius, curve: .continuous)).prefix(3)
    #expect(zip(own.map(\.y), [end, outer, inner]).allSatisfy { abs($0 - $1) < 0.001 })
  }
}
