import LayoutGeometry

/// A drag of a scroll view's content.
struct ScrollDrag {
  /// The content offset without translation and without rubber-banding.
  private var start: CGPoint
  /// The axes along which the content moves.
  let axes: ScrollAxes

  @MainActor
  init(_ view: UIScrollView, axes: ScrollAxes) {
    self.axes = axes
    start = view.contentOffset
    start = CGPoint(
      x: Self.unstretched(start.x, view.range(\.x), view.bounds.width),
      y: Self.unstretched(start.y, view.range(\.y), view.bounds.height))
  }

  /// Returns the content offset after a translation: past an end it moves less and less.
  @MainActor
  func offset(_ view: UIScrollView, after translation: CGPoint) -> CGPoint {
    let offset = view.contentOffset
    return CGPoint(
      x: axes.contains(.horizontal)
        ? Self.stretched(
          start.x - translation.x, view.range(\.x), view.bounds.width,
          view.bounces(along: \.x))
        : offset.x,
      y: axes.contains(.vertical)
        ? Self.stretched(
          start.y - translation.y, view.range(\.y), view.bounds.height,
          view.bounces(along: \.y))
        : offset.y)
  }

  /// Returns the velocity of the content for that of the touch, in points a second.
  @MainActor
  func velocity(_ view: UIScrollView, finger velocity: CGPoint) -> CGPoint {
    let offset = view.contentOffset
    return CGPoint(
      x: axes.contains(.horizontal)
        ? -velocity.x * Self.speed(offset.x, view.range(\.x), view.bounds.width) : 0,
      y: axes.contains(.vertical)
        ? -velocity.y * Self.speed(offset.y, view.range(\.y), view.bounds.height) : 0)
  }

  /// Moves the start of the drag after the content has been moved.
  mutating func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
  }

  private static func stretched(
    _ position: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    if position < range.lowerBound {
      guard bounces else { return range.lowerBound }
      return range.lowerBound - RubberBand.stretch(range.lowerBound - position, length: length)
    }
    guard position > range.upperBound else { return position }
    guard bounces else { return range.upperBound }
    return range.upperBound + RubberBand.stretch(position - range.upperBound, length: length)
  }

  private static func unstretched(
    _ position: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound - RubberBand.pull(range.lowerBound - position, length: length)
    }
    guard position > range.upperBound else { return position }
    return range.upperBound + RubberBand.pull(position - range.upperBound, length: length)
  }

  private static func speed(
    _ position: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let stretch = max(range.lowerBound - position, position - range.upperBound, 0)
    guard stretch > 0 else { return 1 }
    return RubberBand.speed(atPull: RubberBand.pull(stretch, length: length), length: length)
  }
}
