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

  /// A continuous corner takes 1.528665 radii; half of a side of 100 allows a radius of 32.7
  /// points.
  @Test func continuousCornersThatDoNotFitAreCircular() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 120)
    func path(_ radius: CGFloat, _ curve: CALayerCornerCurve) -> [CGPoint] {
      points(CornerPath.path(rect, radius: radius, curve: curve))
    }
    #expect(path(32.7, .continuous) != path(32.7, .circular))
    #expect(path(32.8, .continuous) == path(32.8, .circular))
  }
}
