/// The way of a scroll view to another offset that code has chosen.
@MainActor
package final class OffsetAnimation: ContentMotion {
  /// In seconds. Apple speaks of a constant velocity; observers of about this time, slow at both
  /// ends.
  package static let duration: TimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  private var start: CGPoint
  private var end: CGPoint
  /// How much of the way had been gone at ``start``, of 1.
  private var gone = 0.0
  /// When the content was last moved, in seconds since the beginning.
  private var time: TimeInterval = 0
  private let arrive: (UIScrollView) -> Void
  /// Where the way ends by now, while that moves; nil for where it did.
  private var currentEnd: () -> CGPoint? = { nil }
  private var land: () -> Void = {}

  package var duration: TimeInterval { Self.duration }

  /// - Parameter arrive: tells of the end.
  init(
    from start: CGPoint, to end: CGPoint,
    arrive: @escaping @MainActor (UIScrollView) -> Void = { view in
      view.assignedDelegate?.scrollViewDidEndScrollingAnimation?(view)
    }
  ) {
    (self.start, self.end, self.arrive) = (start, end, arrive)
  }

  /// Follows an end that moves on the way.
  ///
  /// - Parameters:
  ///   - end: where the way ends by now; nil for where it did. Asked after each frame.
  ///   - land: called at the end, before anybody is told of it.
  package func follow(_ end: @escaping () -> CGPoint?, land: @escaping () -> Void) {
    (currentEnd, self.land) = (end, land)
  }

  package func offset(at time: TimeInterval) -> CGPoint {
    guard time < duration else { return end }
    let progress = (progress(at: time) - gone) / (1 - gone)
    return CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  private func progress(at time: TimeInterval) -> Double { Self.curve.value(at: time / duration) }

  package func move(_ view: UIScrollView, to time: TimeInterval) {
    self.time = time
    view.scroll(to: offset(at: time))
  }

  /// The rest of the way leads to where its end has moved, as slowly at that end.
  package func didStep(in view: UIScrollView) {
    guard time < duration, let moved = currentEnd(), moved != end else { return }
    (start, gone) = (offset(at: time), progress(at: time))
    end = moved
  }

  package func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    end = CGPoint(x: end.x + distance.x, y: end.y + distance.y)
  }

  package func keepInside(_ view: UIScrollView, at time: TimeInterval) {
    end = view.clampedContentOffset(end)
  }

  package func didArrive(in view: UIScrollView) {
    land()
    arrive(view)
  }

  /// Code that has chosen another offset knows; whoever waits for the end hears of a finger.
  package func wasStopped(in view: UIScrollView, byFinger: Bool) { if byFinger { arrive(view) } }
}

// Unsupported: UIScrollView.setContentOffset(_:animated:) · drawn · It takes 0.3 seconds, slow at
//   both ends, in frames of a sixtieth. Apple publishes no figure. · uncertain · test:
//   AnimatedScrollingTests
// Unsupported: UIScrollView: animated scrolls · drawn · Code that scrolls with animation shows no
//   indicators. · test: AnimatedScrollingTests
