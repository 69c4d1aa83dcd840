/// A cubic Bézier curve.
struct CubicCurve {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  /// Returns the points of straight lines that deviate from the curve by at most `tolerance`,
  /// horizontally and vertically, without the start.
  ///
  /// The curve is halved, and so is each piece whose deviation may be greater, as in Core Graphics.
  /// Source: images from iOS. With a tolerance of 0.05 pixel, arcs of Charts' PieChartTests with a
  /// radius of 418.6 pixels have 2 pieces of a 32nd and 60 of a 64th for 64.8°, 19 of a 32nd and 26
  /// of a 64th for 60°, and 64 for 77.6°.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    let limit = 8 * max(tolerance, 1e-6)
    let (first, last) = (Self.bend(start, control1, control2), Self.bend(control1, control2, end))
    func bend(at t: CGFloat) -> CGFloat {
      max(abs(first.dx + (last.dx - first.dx) * t), abs(first.dy + (last.dy - first.dy) * t))
    }
    var points: [CGPoint] = []
    func addPieces(from t: CGFloat, length: CGFloat) {
      let bend = max(bend(at: t), bend(at: t + length))
      if bend * length * length <= limit || length <= Self.shortestPiece {
        points.append(
          t + length == 1
            ? end : PathStorage.cubic(start, control1, control2, end, at: t + length))
      } else {
        addPieces(from: t, length: length / 2)
        addPieces(from: t + length / 2, length: length / 2)
      }
    }
    addPieces(from: 0, length: 1)
    return points
  }

  private static let shortestPiece: CGFloat = 1 / 4096

  /// Returns the second derivative at a point with the next two of the curve.
  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGVector {
    CGVector(dx: 6 * (a.x - 2 * b.x + c.x), dy: 6 * (a.y - 2 * b.y + c.y))
  }
}

extension CubicCurve {
  /// Creates a quadratic Bézier curve.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    func near(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: near(start), control2: near(end), end: end)
  }
}
