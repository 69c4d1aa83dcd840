/// Distances from the sides of a rectangle, in points; left is leading.
package struct CompositionalInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  /// Creates insets; nonfinite numbers are replaced by zero.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top.finiteDistance
    self.leading = leading.finiteDistance
    self.bottom = bottom.finiteDistance
    self.trailing = trailing.finiteDistance
  }

  var width: Double { leading + trailing }
  var height: Double { top + bottom }

  /// Returns the insets without those along measured axes.
  func ignoring(_ size: CompositionalSize) -> CompositionalInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Returns the rectangle with the insets applied; sizes do not become negative.
  func inside(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x + leading, y: rect.origin.y + top,
      width: max(0, rect.size.width - width), height: max(0, rect.size.height - height))
  }

  /// Returns the insets along the scrolling direction.
  func along(_ axis: FlowAxis) -> (leading: Double, trailing: Double) {
    axis == .vertical ? (top, bottom) : (leading, trailing)
  }

  /// Returns the insets across the scrolling direction.
  func across(_ axis: FlowAxis) -> (leading: Double, trailing: Double) {
    axis == .vertical ? (leading, trailing) : (top, bottom)
  }
}
