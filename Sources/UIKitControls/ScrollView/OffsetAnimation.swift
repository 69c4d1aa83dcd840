/// The animation of a scroll view to another offset.
@MainActor
package final class OffsetAnimation: ContentMotion {
  /// The duration in seconds. Apple documents a constant velocity; observations show about this
  /// duration, with ease-in and ease-out.
  package static let duration: TimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  private var start: CGPoint
  private var end: CGPoint
  /// The progress at ``start``, of 1.
  private var completedProgress = 0.0
  /// The time of the last movement, in seconds since the start.
  private var time: TimeInterval = 0
  private let arrive: (UIScrollView) -> Void
  /// Returns the current end of the animation if it has moved; nil if not.
  private var currentEnd: () -> CGPoint? = { nil }
  private var land: () -> Void = {}

  package var duration: TimeInterval { Self.duration }

  /// Creates an animation from one offset to another.
  ///
  /// - Parameter arrive: Called at the end.
  init(
    from start: CGPoint, to end: CGPoint,
    arrive: @escaping @MainActor (UIScrollView) -> Void = { view in
      view.assignedDelegate?.scrollViewDidEndScrollingAnimation?(view)
    }
  ) {
    (self.start, self.end, self.arrive) = (start, end, arrive)
  }

  /// Follows an end that moves during the animation.
  ///
  /// - Parameters:
  ///   - end: Returns the current end, or nil if unchanged. Called after each frame.
  ///   - land: Called at the end, before observers are notified.
  package func follow(_ end: @escaping () -> CGPoint?, land: @escaping () -> Void) {
    (currentEnd, self.land) = (end, land)
  }

  package func offset(at time: TimeInterval) -> CGPoint {
    guard time < duration else { return end }
    let progress = (progress(at: time) - completedProgress) / (1 - completedProgress)
    return CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  private func progress(at time: TimeInterval) -> Double { Self.curve.value(at: time / duration) }

  package func move(_ view: UIScrollView, to time: TimeInterval) {
    self.time = time
    view.scroll(to: offset(at: time))
  }

  /// Redirects the rest of the animation to the moved end, with the same easing.
  package func didStep(in view: UIScrollView) {
    guard time < duration, let moved = currentEnd(), moved != end else { return }
    (start, completedProgress) = (offset(at: time), progress(at: time))
    end = moved
  }

  package func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    end = CGPoint(x: end.x + distance.x, y: end.y + distance.y)
  }

  package func clampToContent(_ view: UIScrollView, at time: TimeInterval) {
    end = view.clampedContentOffset(end)
  }

  package func didArrive(in view: UIScrollView) {
    land()
    arrive(view)
  }

  /// Notifies of the end only after a touch: code that sets another offset needs no callback.
  package func wasStopped(in view: UIScrollView, byTouch: Bool) { if byTouch { arrive(view) } }
}

// Unsupported: UIScrollView.setContentOffset(_:animated:) · drawn · It takes 0.3 seconds, slow at
//   both ends, in frames of a sixtieth. Apple publishes no figure. · uncertain · test:
//   AnimatedScrollingTests
// Unsupported: UIScrollView: animated scrolls · drawn · Code that scrolls with animation shows no
//   indicators. · test: AnimatedScrollingTests
