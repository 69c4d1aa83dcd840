/// The size and the corners of a rectangle of whole pixels, regardless of its position.
package struct RoundedRectangle: Hashable, Sendable {
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// The radius in pixels.
  package let cornerRadius: CGFloat
  package let corners: RectangleCorners
  package let isContinuous: Bool

  package init(
    width: Int, height: Int, cornerRadius: CGFloat, corners: RectangleCorners = .all,
    isContinuous: Bool = false
  ) {
    (self.width, self.height) = (width, height)
    let isRounded = cornerRadius.isFinite && cornerRadius > 0 && !corners.isEmpty
    self.cornerRadius = isRounded ? cornerRadius : 0
    self.corners = isRounded ? corners : []
    self.isContinuous = isRounded && isContinuous
  }

  /// The extent of a corner along a side, in whole pixels.
  package var cornerReach: Int {
    let longest = cornerRadius * (isContinuous ? CornerPath.continuousReach : 1)
    return Int(min(longest, CGFloat(Bitmap.maximumSide)).rounded(.up))
  }

  /// The outline with the top-left corner at (0, 0).
  package var path: CGPath {
    CornerPath.path(
      CGRect(x: 0, y: 0, width: width, height: height), radius: cornerRadius, corners: corners,
      isContinuous: isContinuous)
  }

  /// Returns the rectangle of a path and its top-left corner; nil for other paths.
  ///
  /// Recognises the outlines of `CornerPath`, and the continuous corners and capsules of
  /// `BezierRoundedRectangle`, at whole pixels. O(1).
  package static func drawn(by path: CGPath) -> (shape: RoundedRectangle, origin: CGPoint)? {
    guard path.storage.verbs.count <= 32 else { return nil }
    let box = path.storage.controlBounds
    guard !box.isNull, let first = path.storage.points.first, box.width > 0, box.height > 0,
      [box.minX, box.minY, box.maxX, box.maxY].allSatisfy({
        abs($0) < 1e6 && abs($0 - $0.rounded()) < 1e-6
      })
    else { return nil }
    let origin = CGPoint(x: box.minX.rounded(), y: box.minY.rounded())
    let reach = first.y - box.minY
    for (radius, isContinuous) in [
      (reach, false), (reach / CornerPath.continuousReach, true),
    ] {
      let shape = RoundedRectangle(
        width: Int(box.width.rounded()), height: Int(box.height.rounded()), cornerRadius: radius,
        isContinuous: isContinuous)
      let outline = shape.path.storage.applying(
        CGAffineTransform(translationX: origin.x, y: origin.y))
      if outline.isClose(to: path.storage) { return (shape, origin) }
    }
    return BezierRoundedRectangle.corners(of: path, in: box).map {
      let shape = RoundedRectangle(
        width: Int(box.width.rounded()), height: Int(box.height.rounded()),
        cornerRadius: $0.radius, isContinuous: $0.isContinuous)
      return (shape, origin)
    }
  }
}

extension PathStorage {
  /// Returns whether the verbs are equal and the points differ by less than a millionth of a pixel.
  func isClose(to other: PathStorage) -> Bool {
    verbs == other.verbs
      && zip(points, other.points).allSatisfy {
        abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6
      }
  }
}
