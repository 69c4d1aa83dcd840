/// Creates outlines of rectangles with circular or continuous corners.
package enum CornerPath {
  /// Returns the outline of a rectangle with the given corners rounded. The radius is limited to
  /// half the shorter side, as in Core Animation.
  ///
  /// Continuous corners extend along the sides beyond the radius; if the sides are too short for
  /// that, corners are circular, as in UIKit's images of `UIBezierPath`.
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

  /// A corner: its point and the unit vectors along the edges before and after it.
  private struct Corner {
    let mask: RectangleCorners
    let point: CGPoint
    let arriving: CGVector
    let leaving: CGVector

    /// Returns the corners in drawing order from the top left, y downwards.
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

    /// Returns a point at distances along the edges before and after the corner, in radii.
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

  /// A quarter circle as a cubic curve, with an error of at most 0.03 % of the radius.
  private static let circularKnots: [(CGFloat, CGFloat)] = {
    let control: CGFloat = 1 - 0.552_284_749_831
    return [(1, 0), (control, 0), (0, control), (0, 1)]
  }()

  /// The extent of a continuous corner along each side, in radii.
  package static let continuousReach: CGFloat = 1.528_665

  /// The three cubic curves of iOS 7's rounded rectangle, in radii from the corner, published by
  /// the authors of PaintCode («Code for iOS 7 rounded rectangles»).
  private static let continuousKnots: [(CGFloat, CGFloat)] = [
    (continuousReach, 0),
    (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, continuousReach),
  ]
}
