/// Outlines of rectangles with some corners rounded, circular or continuous.
package enum CornerPath {
  /// The outline of a rectangle whose chosen corners have a radius. A radius over half the shorter
  /// side is cut down to it, as Core Animation does for circular corners.
  ///
  /// A continuous corner reaches further along the sides than its radius; where the sides are too
  /// short for that, the corners are circular, as `UIBezierPath`'s are in pictures that UIKit drew.
  package static func path(
    _ rect: CGRect, radius: CGFloat, corners: RectangleCorners = .all, isContinuous: Bool = false
  ) -> CGPath {
    let path = CGMutablePath()
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0, !corners.isEmpty else {
      path.addRect(rect)
      return path
    }
    let fits = radius * continuousReach <= min(rect.width, rect.height) / 2
    let knots = isContinuous && fits ? continuousKnots : circularKnots
    for (index, corner) in Corner.clockwise(of: rect).enumerated() {
      let reach = corners.contains(corner.mask) ? radius : 0
      append(corner, reach: reach, knots: knots, to: path, isFirst: index == 0)
    }
    path.closeSubpath()
    return path
  }

  /// One corner: its point and the unit steps along the edge that arrives and the one that leaves.
  private struct Corner {
    let mask: RectangleCorners
    let point: CGPoint
    let arriving: CGVector
    let leaving: CGVector

    /// The corners in drawing order, from the top left, y downwards.
    static func clockwise(of rect: CGRect) -> [Corner] {
      let up = CGVector(dx: 0, dy: -1)
      let right = CGVector(dx: 1, dy: 0)
      let down = CGVector(dx: 0, dy: 1)
      let left = CGVector(dx: -1, dy: 0)
      return [
        Corner(
          mask: .minXMinY, point: CGPoint(x: rect.minX, y: rect.minY), arriving: up,
          leaving: right),
        Corner(
          mask: .maxXMinY, point: CGPoint(x: rect.maxX, y: rect.minY), arriving: right,
          leaving: down),
        Corner(
          mask: .maxXMaxY, point: CGPoint(x: rect.maxX, y: rect.maxY), arriving: down,
          leaving: left),
        Corner(
          mask: .minXMaxY, point: CGPoint(x: rect.minX, y: rect.maxY), arriving: left,
          leaving: up),
      ]
    }

    /// The point `before` along the arriving edge and `after` along the leaving one, in radii.
    func at(before: CGFloat, after: CGFloat, radius: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x - arriving.dx * before * radius + leaving.dx * after * radius,
        y: point.y - arriving.dy * before * radius + leaving.dy * after * radius)
    }
  }

  private static func append(
    _ corner: Corner, reach: CGFloat, knots: [(CGFloat, CGFloat)], to path: CGMutablePath,
    isFirst: Bool
  ) {
    let points = knots.map { corner.at(before: $0.0, after: $0.1, radius: reach) }
    if isFirst { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
    guard reach > 0 else { return }
    for start in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(
        to: points[start + 2], control1: points[start], control2: points[start + 1])
    }
  }

  /// A quarter circle as one cubic, at most 0.03 % of the radius off the arc.
  private static let circularKnots: [(CGFloat, CGFloat)] = {
    let control: CGFloat = 1 - 0.552_284_749_831
    return [(1, 0), (control, 0), (0, control), (0, 1)]
  }()

  /// How far a continuous corner reaches along each side, in radii.
  package static let continuousReach: CGFloat = 1.528_665

  /// The three cubics of iOS 7's rounded rectangle, in radii from the corner, as published by the
  /// PaintCode authors («Code for iOS 7 rounded rectangles»).
  private static let continuousKnots: [(CGFloat, CGFloat)] = [
    (continuousReach, 0),
    (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, continuousReach),
  ]
}
