extension PathStorage {
  /// Returns the path as straight lines that deviate from it by at most `tolerance`, horizontally
  /// and vertically.
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
        let curve = CubicCurve(from: start, control: points[first], to: points[first + 1])
        current?.points.append(contentsOf: curve.flattened(tolerance: tolerance))
      case .addCurveToPoint:
        guard let start = current?.points.last else { return }
        let curve = CubicCurve(
          start: start, control1: points[first], control2: points[first + 1],
          end: points[first + 2])
        current?.points.append(contentsOf: curve.flattened(tolerance: tolerance))
      case .closeSubpath:
        current?.isClosed = true
        finish()
      }
    }
    finish()
    return lines
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
    return flattened(tolerance: tolerance).contains(point, using: rule)
  }
}

extension [PathStorage.Polyline] {
  /// Returns whether a point is inside or on an edge; open lines are treated as closed.
  ///
  /// - Complexity: O(points).
  func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    var winding = 0
    for line in self {
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
    guard point.x >= Swift.min(from.x, to.x), point.x <= Swift.max(from.x, to.x),
      point.y >= Swift.min(from.y, to.y), point.y <= Swift.max(from.y, to.y)
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
