/// A corner of a rectangle: its point and the unit vectors along the sides before and after it.
struct RectangleCorner {
  let mask: RectangleCorners
  let point: CGPoint
  let arriving: CGVector
  let leaving: CGVector

  /// Returns the corners in drawing order from the top left, y downwards.
  static func clockwise(of rect: CGRect) -> [RectangleCorner] {
    let up = CGVector(dx: 0, dy: -1)
    let right = CGVector(dx: 1, dy: 0)
    let down = CGVector(dx: 0, dy: 1)
    let left = CGVector(dx: -1, dy: 0)
    return [
      RectangleCorner(
        mask: .minXMinY, point: CGPoint(x: rect.minX, y: rect.minY), arriving: up,
        leaving: right),
      RectangleCorner(
        mask: .maxXMinY, point: CGPoint(x: rect.maxX, y: rect.minY), arriving: right,
        leaving: down),
      RectangleCorner(
        mask: .maxXMaxY, point: CGPoint(x: rect.maxX, y: rect.maxY), arriving: down,
        leaving: left),
      RectangleCorner(
        mask: .minXMaxY, point: CGPoint(x: rect.minX, y: rect.maxY), arriving: left,
        leaving: up),
    ]
  }

  /// Returns a point at distances along the sides before and after the corner, in radii.
  func at(before: CGFloat, after: CGFloat, radius: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x - arriving.dx * before * radius + leaving.dx * after * radius,
      y: point.y - arriving.dy * before * radius + leaving.dy * after * radius)
  }
}
