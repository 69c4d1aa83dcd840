/// Recognizes two fingers that move towards or away from each other.
///
/// Source: Apple, UIPinchGestureRecognizer.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the beginning, or since it was last set.
  /// Initially 1.
  open var scale: CGFloat = 1

  /// The velocity of ``scale``, per second.
  open var velocity: CGFloat { tracker.velocity(at: (view?.layer.clock ?? .current).now).dx }

  private var start: TouchPair?
  private var last: TouchPair?
  private var tracker = VelocityTracker()

  /// Starts to measure with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    start = TouchPair(self.touches)
    if !progress.hasSucceeded { last = start }
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TouchPair(self.touches), let start, let last else { return }
    if progress.hasSucceeded {
      if last.distance > 0 { scale *= now.distance / last.distance }
      self.last = now
      tracker.add(CGVector(dx: scale, dy: 0), at: (view?.layer.clock ?? .current).now)
      state = .changed
    } else if abs(now.distance - start.distance) >= GestureLimits.pinchHysteresis {
      (scale, self.last) = (1, now)
      state = .began
    }
  }

  /// Ends the gesture when a finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.hasSucceeded {
      state = .ended
    } else if self.touches.allSatisfy(\.isOver) {
      state = .failed
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = progress.hasSucceeded ? .cancelled : .failed
  }

  /// Resets the scale and the velocity.
  open override func reset() {
    super.reset()
    (start, last, scale, tracker) = (nil, nil, 1, VelocityTracker())
  }
}
