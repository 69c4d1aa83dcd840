/// Creates outlines of rectangles with circular or continuous corners.
package enum CornerPath {
  /// Returns the outline of a rectangle with the given corners rounded. The radius is limited to
  /// half the shorter side, as in Core Animation.
  ///
  /// A continuous corner extends along a side beyond the radius, to the middle of the side at most:
  /// on a shorter side it approaches a quarter circle.
  package static func path(
    _ rect: CGRect, radius: CGFloat, corners: RectangleCorners = .all, isContinuous: Bool = false
  ) -> CGPath {
    let path = CGMutablePath()
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0, !corners.isEmpty else {
      path.addRect(rect)
      return path
    }
    let across = ContinuousSide(length: rect.width, radius: radius)
    let down = ContinuousSide(length: rect.height, radius: radius)
    for (index, corner) in RectangleCorner.clockwise(of: rect).enumerated() {
      let reach = corners.contains(corner.mask) ? radius : 0
      let (before, after) = corner.arriving.dy == 0 ? (across, down) : (down, across)
      let knots = isContinuous ? continuousKnots(before, after) : circularKnots
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

  /// Where a continuous corner's curves lie on a side, in radii from the corner: their end, and two
  /// control points.
  ///
  /// The ends of the ranges are measured: without room, where a corner ends after one radius, and
  /// with room. Between them all move by the part of the room that there is. Source: the elements
  /// of `RoundedRectangle(cornerRadius:style: .continuous)` of SwiftUI, published by a port of it.
  private struct ContinuousSide {
    let end: CGFloat
    let outer: CGFloat
    let inner: CGFloat

    init(length: CGFloat, radius: CGFloat) {
      let room = min(max((length / 2 - radius) / radius / (continuousReach - 1), 0), 1)
      end = 1 + (continuousReach - 1) * room
      outer = 0.96 + 0.128_493 * room
      inner = 0.82 + 0.048_407 * room
    }
  }

  /// Returns the three cubic curves of iOS 7's rounded rectangle, in radii from the corner,
  /// published by the authors of PaintCode («Code for iOS 7 rounded rectangles»).
  private static func continuousKnots(
    _ before: ContinuousSide, _ after: ContinuousSide
  ) -> [(CGFloat, CGFloat)] {
    [
      (before.end, 0),
      (before.outer, 0), (before.inner, 0), (0.631_494, 0.074_911),
      (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
      (0, after.inner), (0, after.outer), (0, after.end),
    ]
  }
}
