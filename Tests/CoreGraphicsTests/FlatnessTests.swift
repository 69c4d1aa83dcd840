import Testing

@testable import CoreGraphics

/// Source: iOS's images of swift-snapshot-testing's testCGPath, filled by a context, and
/// testUIBezierPath, whose flatness is 0.6. Both at one pixel per point.
@Suite struct FlatnessTests {
  @Test func aContextFillsCurvesLikeIOS() throws {
    let (bitmap, context) = try canvas(90, 90)
    context.fillLeaf()
    expect(bitmap.edge(of: 3, from: 70), [255, 253, 164, 35, 0])
    expect(bitmap.edge(of: 12, from: 81), [255, 255, 93, 0])
    expect(bitmap.edge(of: 28, from: 88), [255, 232])
    expect(bitmap.edge(of: 66, from: 57), [255, 157, 0, 0, 0, 87, 255])
    expect(bitmap.edge(of: 82, from: 9), [0, 1, 134, 254, 255])
    expect(bitmap.edge(of: 86, from: 63), [0, 3, 150, 255])
  }

  @Test func flatnessMakesFewerLines() throws {
    let (bitmap, context) = try canvas(90, 90)
    context.setFlatness(0.6)
    context.fillLeaf()
    expect(bitmap.edge(of: 3, from: 70), [255, 253, 164, 35, 0])
    expect(bitmap.edge(of: 12, from: 81), [255, 252, 71, 0])
    expect(bitmap.edge(of: 66, from: 57), [255, 154, 0, 0, 0, 83, 255])
    expect(bitmap.edge(of: 82, from: 9), [0, 0, 98, 249, 255])
    expect(bitmap.edge(of: 86, from: 63), [0, 1, 133, 255])
  }

  private func expect(
    _ alphas: ArraySlice<UInt8>, _ theirs: [UInt8], location: SourceLocation = #_sourceLocation
  ) {
    let ours = Array(alphas.prefix(theirs.count))
    #expect(ours == theirs, sourceLocation: location)
  }

  /// The lengths of pieces measured in iOS's image of Charts' PieChartTests at 3 pixels per point.
  @Test(arguments: [
    (-90.0, -81.2, [(8, 8)]), (-81.2, -54.8, [(16, 16)]), (-54.8, 10, [(2, 32), (60, 64)]),
    (10, 51.6, [(32, 32)]), (51.6, 129.2, [(64, 64)]), (129.2, 210, [(64, 64)]),
    (210, 270, [(19, 32), (26, 64)]),
  ])
  func arcsHaveThePiecesOfIOS(from: Double, to: Double, pieces: [(Int, Int)]) throws {
    var path = PathStorage()
    path.addArc(
      center: .zero, radius: 418.601, startAngle: from * .pi / 180, endAngle: to * .pi / 180,
      clockwise: false, transform: .identity)
    let line = try #require(path.flattened(tolerance: 0.05).first)
    let lengths = zip(line.points, line.points.dropFirst()).map { $0.distance(to: $1) }
    let length = 418.601 * (to - from) * .pi / 180
    let expected = pieces.flatMap { Array(repeating: $0.1, count: $0.0) }
    // The parts of a curve differ in length by 5 % at most.
    #expect(lengths.map { Int(exp2(log2(length / $0).rounded())) } == expected)
  }

  @Test func valuesThatAreNoFlatnessAreIgnored() throws {
    for flatness in [0, -1, .nan] as [CGFloat] {
      let (bitmap, context) = try canvas(90, 90)
      context.setFlatness(flatness)
      context.fillLeaf()
      expect(bitmap.edge(of: 66, from: 61), [0, 87, 255])
    }
  }
}

extension CGContext {
  /// Fills a leaf of all kinds of elements, and a circle beside it.
  fileprivate func fillLeaf() {
    move(to: .zero)
    addLine(to: CGPoint(x: 0, y: 60))
    addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
    addCurve(
      to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
    addCurve(
      to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
    closePath()
    addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
    fillPath()
  }
}

extension Bitmap {
  /// Returns the alphas of a row from a column on.
  fileprivate func edge(of row: Int, from column: Int) -> ArraySlice<UInt8> {
    (0..<width).map { self[$0, row].alpha }[column...]
  }
}
