/// Recognises two fingers that come nearer to each other, or part.
///
/// Source: Apple, UIPinchGestureRecognizer.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than when the gesture began, or than when it was last
  /// set. 1 at the beginning.
  open var scale: CGFloat = 1

  /// How fast ``scale`` changes, a second.
  open var velocity: CGFloat { tracker.velocity(at: (view?.layer.clock ?? .current).now).dx }

  private var start: FingerPair?
  private var last: FingerPair?
  private var tracker = VelocityTracker()

  /// Begins to measure with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    start = FingerPair(self.touches)
    if !progress.isMade { last = start }
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = FingerPair(self.touches), let start, let last else { return }
    if progress.isMade {
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
    if progress.isMade {
      state = .ended
    } else if self.touches.allSatisfy(\.isOver) {
      state = .failed
    }
  }

  /// Breaks the gesture off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = progress.isMade ? .cancelled : .failed
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (start, last, scale, tracker) = (nil, nil, 1, VelocityTracker())
  }
}
