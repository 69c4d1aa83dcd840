import UIKit

extension Brush {
  /// Returns a Catmull–Rom curve. It passes through every point, with the direction from the point
  /// before to the point after.
  static func softPath(through points: [(CGFloat, CGFloat)], closed: Bool) -> CGPath {
    let path = CGMutablePath()
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    guard let first = points.first else { return path }
    path.move(to: first)
    let count = points.count
    func point(_ index: Int) -> CGPoint {
      closed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
    }
    for index in 0..<(closed ? count : count - 1) {
      let (before, start) = (point(index - 1), point(index))
      let (end, after) = (point(index + 1), point(index + 2))
      path.addCurve(
        to: end,
        control1: CGPoint(
          x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        control2: CGPoint(
          x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
    if closed { path.closeSubpath() }
    return path
  }
}
