/// Recognizes two fingers that rotate around each other.
///
/// Source: Apple, UIRotationGestureRecognizer.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the gesture began, or since it was last set, in radians, clockwise.
  /// Initially 0.
  open var rotation: CGFloat = 0

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { tracker.velocity(at: (view?.layer.clock ?? .current).now).dx }

  private var last: TouchPair?
  private var turned: CGFloat = 0
  private var tracker = VelocityTracker()

  /// Starts to measure with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    if !progress.hasSucceeded { last = TouchPair(self.touches) }
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TouchPair(self.touches), let last else { return }
    // The shorter direction.
    let step = remainder(now.angle - last.angle, 2 * .pi)
    self.last = now
    if progress.hasSucceeded {
      rotation += step
      tracker.add(CGVector(dx: rotation, dy: 0), at: (view?.layer.clock ?? .current).now)
      state = .changed
    } else {
      turned += step
      guard abs(turned) >= GestureLimits.rotationHysteresis else { return }
      rotation = 0
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

  /// Resets the rotation and the velocity.
  open override func reset() {
    super.reset()
    (last, turned, rotation, tracker) = (nil, 0, 0, VelocityTracker())
  }
}
