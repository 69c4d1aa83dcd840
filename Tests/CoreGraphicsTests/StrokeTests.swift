import Testing

@testable import CoreGraphics

@Suite struct StrokeTests {
  @Test func linesAreOnBothSidesOfThePath() throws {
    let (bitmap, context) = try canvas(6, 4)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 1, y: 2))
    context.addLine(to: CGPoint(x: 5, y: 2))
    context.strokePath()
    let rows = (0..<4).map { y in (0..<6).map { bitmap[$0, y].alpha } }
    #expect(rows[0].allSatisfy { $0 == 0 })
    #expect(rows[1] == [0, 255, 255, 255, 255, 0])
    #expect(rows[2] == rows[1])
    #expect(context.isPathEmpty)
  }

  @Test func squareCapsReachHalfTheWidthFurther() throws {
    let (bitmap, context) = try canvas(6, 2)
    context.setLineWidth(2)
    context.setLineCap(.square)
    context.strokeLineSegments(between: [CGPoint(x: 2, y: 1), CGPoint(x: 4, y: 1)])
    #expect((0..<6).map { bitmap[$0, 0].alpha } == [0, 255, 255, 255, 255, 0])
  }

  @Test func dashesStartAtThePhase() throws {
    let cases: [(CGFloat, [UInt8])] = [
      (0, [255, 255, 0, 255, 255, 0, 255, 255]), (1, [255, 0, 255, 255, 0, 255, 255, 0]),
      (2, [0, 255, 255, 0, 255, 255, 0, 255]), (-1, [0, 255, 255, 0, 255, 255, 0, 255]),
    ]
    for (phase, expected) in cases {
      let (bitmap, context) = try canvas(8, 1)
      context.setLineWidth(1)
      context.setLineDash(phase: phase, lengths: [2, 1])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
      #expect((0..<8).map { bitmap[$0, 0].alpha } == expected)
    }
  }

  @Test func theWidthIsMeasuredInUserSpace() throws {
    let (bitmap, context) = try canvas(4, 8)
    context.scaleBy(x: 1, y: 4)
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1)])
    #expect((0..<8).map { bitmap[1, $0].alpha } == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  /// The slow twin fills the stroked path; the line is drawn directly.
  @Test func strokedPathsCoverWhatLinesCover() throws {
    for cap in [CGLineCap.butt, .round, .square] {
      for join in [CGLineJoin.miter, .round, .bevel] {
        for dash in [[], [7, 4]] as [[CGFloat]] {
          let (direct, first) = try canvas(60, 60)
          let (filled, second) = try canvas(60, 60)
          for context in [first, second] {
            context.scaleBy(x: 1.2, y: 0.9)
            context.setLineWidth(6)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.setLineDash(phase: 3, lengths: dash)
            context.move(to: CGPoint(x: 8, y: 10))
            context.addLine(to: CGPoint(x: 40, y: 14))
            context.addLine(to: CGPoint(x: 12, y: 30))
            // Cairo omits the join of a dash that continues from a line into a curve.
            guard dash.isEmpty else { continue }
            context.addCurve(
              to: CGPoint(x: 40, y: 55), control1: CGPoint(x: 0, y: 60),
              control2: CGPoint(x: 30, y: 20))
          }
          first.strokePath()
          second.replacePathWithStrokedPath()
          second.fillPath()
          var far = 0
          for y in 0..<60 {
            for x in 0..<60 where abs(Int(direct[x, y].alpha) - Int(filled[x, y].alpha)) > 24 {
              far += 1
            }
          }
          #expect(far == 0, "\(cap) \(join) \(dash)")
        }
      }
    }
  }

  @Test func strokedRectanglesHaveTheirOuterBox() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let line = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(line.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(line.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!line.contains(CGPoint(x: 5, y: 5)))
    let bevel = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    #expect(!bevel.contains(CGPoint(x: -0.9, y: -0.9)))
  }
}
