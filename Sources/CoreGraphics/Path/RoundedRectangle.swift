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
}
