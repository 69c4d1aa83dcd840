extension VectorPath {
  /// The bounding box of lines and curves, without control points; nil for none.
  ///
  /// - Complexity: O(elements).
  package var bounds: VectorBox? {
    var box: VectorBox?
    var current = VectorPoint.zero
    var start = VectorPoint.zero
    func add(_ point: VectorPoint) {
      if box == nil { box = VectorBox(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y) }
      box?.extend(to: point)
    }
    for step in steps {
      switch step {
      case .move(let point):
        (current, start) = (point, point)
      case .line(let point):
        add(current)
        add(point)
        current = point
      case .curve(let first, let second, let end):
        add(current)
        add(end)
        for time in Self.turns(current.x, first.x, second.x, end.x)
          + Self.turns(current.y, first.y, second.y, end.y)
        {
          add(Self.point(at: time, current, first, second, end))
        }
        current = end
      case .close: current = start
      }
    }
    return box
  }

  /// Returns the parameters between 0 and 1 of a curve's extremes along an axis.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    let scale = max(abs(a), abs(b), abs(c))
    guard scale > 0 else { return [] }
    var times: [Double] = []
    if abs(a) * 3 < scale * 1e-12 {
      if b != 0 { times = [-c / b] }
    } else {
      let under = b * b - 4 * a * c
      guard under >= 0 else { return [] }
      times = [(-b + under.squareRoot()) / (2 * a), (-b - under.squareRoot()) / (2 * a)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }

  private static func point(
    at time: Double, _ p0: VectorPoint, _ p1: VectorPoint, _ p2: VectorPoint, _ p3: VectorPoint
  ) -> VectorPoint {
    let rest = 1 - time
    return p0 * (rest * rest * rest) + p1 * (3 * rest * rest * time)
      + p2 * (3 * rest * time * time) + p3 * (time * time * time)
  }
}
