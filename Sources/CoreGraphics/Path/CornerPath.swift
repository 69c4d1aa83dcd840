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
    for (index, corner) in RectangleCorner.clockwise(of: rect).enumerated() {
      let reach = corners.contains(corner.mask) ? radius : 0
      append(corner, reach: reach, knots: knots, to: path, isFirst: index == 0)
    }
    path.closeSubpath()
    return path
  }

  private static func append(
    _ corner: RectangleCorner, reach: CGFloat, knots: [(CGFloat, CGFloat)], to path: CGMutablePath,
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
