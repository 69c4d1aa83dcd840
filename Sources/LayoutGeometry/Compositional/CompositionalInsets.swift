/// Distances from the sides of a rectangle, of which left is leading, in points.
package struct CompositionalInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  /// Insets; numbers that are none count as zero.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top.asDistance
    self.leading = leading.asDistance
    self.bottom = bottom.asDistance
    self.trailing = trailing.asDistance
  }

  var width: Double { leading + trailing }
  var height: Double { top + bottom }

  /// The insets without those along axes that are measured.
  func ignoring(_ size: CompositionalSize) -> CompositionalInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The rectangle with each side moved inwards; no size becomes negative.
  func inside(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x + leading, y: rect.origin.y + top,
      width: max(0, rect.size.width - width), height: max(0, rect.size.height - height))
  }

  /// The insets at both ends of the scrolling direction.
  func along(_ axis: FlowAxis) -> (leading: Double, trailing: Double) {
    axis == .vertical ? (top, bottom) : (leading, trailing)
  }

  /// The insets at both ends across the scrolling direction.
  func across(_ axis: FlowAxis) -> (leading: Double, trailing: Double) {
    axis == .vertical ? (leading, trailing) : (top, bottom)
  }
}
