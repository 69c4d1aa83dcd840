extension PathStorage {
  /// Connected straight lines.
  package struct Polyline: Sendable {
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  /// Returns the path as straight lines that deviate by at most about `tolerance`.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var current: Polyline?
    func finish() {
      if let line = current { lines.append(line) }
      current = nil
    }
    forEach { verb, points in
      let first = points.startIndex
      switch verb {
      case .moveToPoint:
        finish()
        current = Polyline(points: [points[first]], isClosed: false)
      case .addLineToPoint:
        current?.points.append(points[first])
      case .addQuadCurveToPoint:
        guard let start = current?.points.last else { return }
        let (control, end) = (points[first], points[first + 1])
        let bend = max(
          abs(start.x - 2 * control.x + end.x), abs(start.y - 2 * control.y + end.y))
        let count = Self.pieces(bend: bend / 4, tolerance: tolerance)
        for index in 1..<count {
          let t = CGFloat(index) / CGFloat(count)
          current?.points.append(Self.quad(start, control, end, at: t))
        }
        current?.points.append(end)
      case .addCurveToPoint:
        guard let start = current?.points.last else { return }
        let (c1, c2, end) = (points[first], points[first + 1], points[first + 2])
        let bend = max(
          abs(start.x - 2 * c1.x + c2.x), abs(start.y - 2 * c1.y + c2.y),
          abs(c1.x - 2 * c2.x + end.x), abs(c1.y - 2 * c2.y + end.y))
        let count = Self.pieces(bend: bend * 3 / 4, tolerance: tolerance)
        for index in 1..<count {
          let t = CGFloat(index) / CGFloat(count)
          current?.points.append(Self.cubic(start, c1, c2, end, at: t))
        }
        current?.points.append(end)
      case .closeSubpath:
        current?.isClosed = true
        finish()
      }
    }
    finish()
    return lines
  }

  /// Returns the number of equal steps for a curve with a second difference, within a tolerance.
  private static func pieces(bend: CGFloat, tolerance: CGFloat) -> Int {
    let count = (bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    return count.isFinite ? min(max(Int(min(count, 512)), 1), 512) : 1
  }

  /// Returns whether a point is inside or on an edge; open subpaths are treated as closed.
  ///
  /// - Complexity: O(elements).
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    guard point.isFinite, !isEmpty else { return false }
    let bounds = controlBounds
    guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY,
      point.y <= bounds.maxY
    else { return false }
    let tolerance = max(bounds.width, bounds.height) / 100_000
    var winding = 0
    for line in flattened(tolerance: tolerance) {
      guard var previous = line.points.last else { continue }
      for next in line.points {
        if Self.isOnEdge(previous, next, point) { return true }
        winding += Self.crossing(previous, next, point)
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// Returns whether a point is on a line, with a tolerance for rounding errors.
  private static func isOnEdge(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Bool {
    guard point.x >= min(from.x, to.x), point.x <= max(from.x, to.x),
      point.y >= min(from.y, to.y), point.y <= max(from.y, to.y)
    else { return false }
    let (along, across) = ((to.x - from.x), (to.y - from.y))
    let area = along * (point.y - from.y) - across * (point.x - from.x)
    return abs(area) <= 1e-12 * (along * along + across * across)
  }

  /// Returns +1 or −1 if an edge crosses the ray from a point towards greater x, otherwise 0.
  private static func crossing(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Int {
    let upwards = from.y <= point.y && to.y > point.y
    let downwards = to.y <= point.y && from.y > point.y
    guard upwards || downwards else { return 0 }
    let t = (point.y - from.y) / (to.y - from.y)
    guard from.x + t * (to.x - from.x) > point.x else { return 0 }
    return upwards ? 1 : -1
  }
}
