/// Recognises a finger that rests a while; then it goes on as long as the finger is down, and
/// follows it.
///
/// Time passes on the virtual clock. Source: Apple, UILongPressGestureRecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger must rest, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far it may move meanwhile, in points. Default 10.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var waiting: ScheduledEvent?

  /// Waits for the finger to have rested long enough.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1 else { return state = .failed }
    start = location(in: nil)
    let clock = view?.layer.clock ?? .current
    waiting = clock.schedule(after: minimumPressDuration) { [weak self] in
      if let self, state == .possible { state = .began }
    }
  }

  /// Gives up on a finger that moves too early; follows one that has rested.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: nil)
    if state == .began || state == .changed {
      state = .changed
    } else if hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    }
  }

  /// Ends the gesture, if it has begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Breaks the gesture off, if it has begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Stops waiting.
  open override func reset() {
    super.reset()
    waiting?.cancel()
    waiting = nil
  }
}
