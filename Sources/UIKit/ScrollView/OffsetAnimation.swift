/// The way of a scroll view to another offset that code has chosen.
@MainActor
final class OffsetAnimation: ContentMotion {
  /// In seconds. Apple speaks of a constant velocity; observers of about this time, slow at both
  /// ends.
  static let duration: TimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  private var start: CGPoint
  private var end: CGPoint
  private let arrive: (UIScrollView) -> Void

  var duration: TimeInterval { Self.duration }

  /// - Parameter arrive: tells of the end.
  init(
    from start: CGPoint, to end: CGPoint,
    arrive: @escaping @MainActor (UIScrollView) -> Void = { view in
      view.assignedDelegate?.scrollViewDidEndScrollingAnimation?(view)
    }
  ) {
    (self.start, self.end, self.arrive) = (start, end, arrive)
  }

  func offset(at time: TimeInterval) -> CGPoint {
    guard time < duration else { return end }
    let progress = Self.curve.value(at: time / duration)
    return CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    end = CGPoint(x: end.x + distance.x, y: end.y + distance.y)
  }

  func keepInside(_ view: UIScrollView, at time: TimeInterval) {
    end = view.clampedContentOffset(end)
  }

  func didArrive(in view: UIScrollView) { arrive(view) }

  /// Code that has chosen another offset knows; whoever waits for the end hears of a finger.
  func wasStopped(in view: UIScrollView, byFinger: Bool) { if byFinger { arrive(view) } }
}
