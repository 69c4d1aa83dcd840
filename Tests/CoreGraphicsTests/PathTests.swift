import Testing

@testable import CoreGraphics

@Suite struct PathTests {
  @Test func boundingBoxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 3))

    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
    #expect(quad.boundingBox.height == 2)
    #expect(quad.boundingBoxOfPath.height == 1)
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().isEmpty)
  }

  @Test func ellipsesAndRoundedRectanglesFillTheirBox() {
    let box = CGRect(x: -3, y: 2, width: 10, height: 6)
    let paths = [
      CGPath(rect: box, transform: nil),
      CGPath(ellipseIn: box, transform: nil),
      CGPath(roundedRect: box, cornerWidth: 2, cornerHeight: 1, transform: nil),
      CGPath(roundedRect: box, cornerWidth: 99, cornerHeight: 99, transform: nil),
    ]
    for path in paths {
      let bounds = path.boundingBoxOfPath
      #expect(abs(bounds.minX - box.minX) < 1e-9 && abs(bounds.maxX - box.maxX) < 1e-9)
      #expect(abs(bounds.minY - box.minY) < 1e-9 && abs(bounds.maxY - box.maxY) < 1e-9)
      #expect(path.contains(CGPoint(x: 2, y: 5)))
    }
    #expect(paths[0].contains(CGPoint(x: -2.99, y: 2.01)))
    #expect(!paths[1].contains(CGPoint(x: -2.99, y: 2.01)))
    #expect(!paths[2].contains(CGPoint(x: -2.99, y: 2.01)))
  }

  @Test func windingAndCrossingsDisagreeInsideAStackOfRectangles() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    for x in 0..<12 {
      for y in 0..<12 {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let outer = x < 10 && y < 10
        let inner = (2..<8).contains(x) && (2..<8).contains(y)
        #expect(path.contains(point) == outer)
        #expect(path.contains(point, using: .evenOdd) == (outer && !inner))
      }
    }
    let shifted = CGAffineTransform(translationX: -100, y: 0)
    #expect(path.contains(CGPoint(x: 101, y: 1), using: .winding, transform: shifted))
  }

  @Test func edgesAndCornersAreInside() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200),
    ])
    path.closeSubpath()
    for point in [
      CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 50),
      CGPoint(x: 100, y: 25), CGPoint(x: 60, y: 185), CGPoint(x: 200, y: 75),
    ] {
      #expect(path.contains(point))
      #expect(path.contains(point, using: .evenOdd))
    }
    for point in [
      CGPoint(x: 199, y: 0), CGPoint(x: 200, y: 151), CGPoint(x: 1, y: 200), CGPoint(x: 0, y: 49),
    ] {
      #expect(!path.contains(point))
    }
  }

  @Test func rectanglesAreRecognised() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    let two = CGMutablePath()
    two.addRect(rect)
    two.addRect(rect)
    #expect(!two.isRect(nil))
  }

  @Test func elementsAreDecodedAsTheyWereEncoded() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 3, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 5, y: 1), control2: CGPoint(x: 5, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    let copy = CGMutablePath()
    path.applyWithBlock { element in
      let points = element.pointee.points
      types.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint: copy.move(to: points[0])
      case .addLineToPoint: copy.addLine(to: points[0])
      case .addQuadCurveToPoint: copy.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        copy.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: copy.closeSubpath()
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(copy == path)
    #expect(copy.hashValue == path.hashValue)
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    var move = CGAffineTransform(translationX: 10, y: 0)
    #expect(path.copy(using: &move)?.currentPoint == CGPoint(x: 11, y: 1))
  }

  @Test func stepsThatAreNotFiniteAreDropped() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addArc(
      center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    #expect(path.storage.verbs == [.moveToPoint])
  }

  @Test func reversingKeepsPointsAndTurnsTheWindingRound() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.move(to: CGPoint(x: 9, y: 9))
    path.addLine(to: CGPoint(x: 10, y: 9))
    let reversed = path.storage.reversed
    #expect(reversed.points.first == CGPoint(x: 10, y: 9))
    #expect(reversed.reversed == path.storage)
    #expect(CGPath(storage: reversed).boundingBoxOfPath == path.boundingBoxOfPath)
    var ring = path.storage
    ring.append(reversed, transform: .identity)
    #expect(!ring.contains(CGPoint(x: 2, y: 2), using: .winding))
  }
}
