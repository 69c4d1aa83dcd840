import Testing

@testable import CoreGraphics

@Suite struct ArcTests {
  private func points(_ path: CGPath) -> [CGPoint] { path.storage.points }

  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test func arcsStayOnTheirCircle() {
    for quarter in 1...8 {
      for clockwise in [false, true] {
        let path = CGMutablePath()
        let end = CGFloat(quarter) * .pi / 4
        path.addArc(
          center: CGPoint(x: 5, y: -2), radius: 100, startAngle: 0, endAngle: end,
          clockwise: clockwise)
        for line in path.storage.flattened(tolerance: 0.001) {
          for point in line.points {
            let distance = hypot(point.x - 5, point.y + 2)
            #expect(abs(distance - 100) < 0.03)
          }
        }
        #expect(isNear(path.currentPoint, 5 + 100 * cos(end), -2 + 100 * sin(end)))
      }
    }
  }

  @Test func clockwiseGoesTheOtherWayRound() {
    func middle(_ clockwise: Bool) -> CGRect {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      return path.boundingBoxOfPath
    }
    #expect(abs(middle(false).width - 1) < 1e-9)
    #expect(abs(middle(true).width - 2) < 1e-3)
  }

  @Test(arguments: [
    (CGFloat(0), 2 * CGFloat.pi, false, CGFloat(2)), (0, -2 * CGFloat.pi, true, 2),
    (0, 5 * CGFloat.pi, false, 2), (1, 1, false, 0), (0, -CGFloat.pi, true, 1),
    (0, CGFloat.pi, true, 1),
  ])
  func sweepsAreCutToATurn(
    start: CGFloat, end: CGFloat, clockwise: Bool, halfTurns: CGFloat
  ) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    let curves = path.storage.verbs.filter { $0 == .addCurveToPoint }.count
    #expect(CGFloat(curves) == halfTurns * 2)
  }

  @Test func tangentsOfARightAngle() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(isNear(points(path)[1], 7, 0))
    #expect(isNear(path.currentPoint, 10, 3))
    #expect(path.storage.verbs == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
  }

  @Test func tangentsOfAnyAngleTouchTheCircle() {
    for degrees in stride(from: 10, through: 350, by: 20) where degrees != 180 {
      let angle = CGFloat(degrees) * .pi / 180
      let corner = CGPoint(x: 100, y: 50)
      let end = CGPoint(x: corner.x + 80 * cos(angle), y: corner.y + 80 * sin(angle))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 180, y: 50))
      path.addArc(tangent1End: corner, tangent2End: end, radius: 4)
      // The tangent points are r / tan(φ/2) from the corner, where φ is the angle between the
      // sides.
      let between = min(angle, 2 * .pi - angle)
      let reach = 4 / tan(between / 2)
      #expect(abs(points(path)[1].x - (100 + reach)) < 1e-6)
      let last = path.currentPoint
      #expect(abs(hypot(last.x - 100, last.y - 50) - reach) < 1e-6)
      #expect(abs((last.x - 100) * sin(angle) - (last.y - 50) * cos(angle)) < 1e-6)
    }
  }

  @Test func tangentsInALineOrWithoutRadiusAreALineToTheCorner() {
    let ends: [(CGPoint, CGFloat)] = [
      (CGPoint(x: 20, y: 0), 3), (CGPoint(x: 10, y: 10), 0), (CGPoint(x: 10, y: 0), 3),
    ]
    for (end, radius) in ends {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
      #expect(path.storage.verbs == [.moveToPoint, .addLineToPoint])
      #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }
  }

  @Test func tangentsFollowTheTransformOfTheContext() throws {
    let (_, context) = try canvas(10, 10)
    context.scaleBy(x: 2, y: 5)
    context.move(to: .zero)
    context.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(isNear(context.currentPointOfPath, 10, 3))
    #expect(isNear(context.steps.points[1], 14, 0))
  }
}
