/// Recognizes fingers that rest for a time; the gesture then continues until they are lifted.
///
/// It uses the virtual clock. Source: Apple, UILongPressGestureRecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement during that time, in points. Default 10.
  open var allowableMovement: CGFloat = 10

  /// The number of taps before the press. Default 0.
  open var numberOfTapsRequired = 0

  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1

  private var waiting: ScheduledEvent?

  /// Starts to wait for the minimum duration.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.hasSucceeded {
      for touch in touches { ignore(touch, for: event) }
    } else if numberOfTouches > numberOfTouchesRequired
      || touches.contains(where: { $0.tapCount <= numberOfTapsRequired })
    {
      state = .failed
    } else if numberOfTouches == numberOfTouchesRequired {
      let clock = view?.layer.clock ?? .current
      waiting = clock.schedule(after: minimumPressDuration) { [weak self] in
        if let self, state == .possible { state = .began }
      }
    }
  }

  /// Before recognition, fails if a touch moves too far; afterwards, reports the change.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.hasSucceeded {
      state = .changed
    } else if touches.contains(where: { touch in
      touch.start.distance(to: touch.locationInWindow) > allowableMovement
    }) {
      state = .failed
    }
  }

  /// Ends the gesture if it has begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = progress.hasSucceeded ? .ended : .failed
  }

  /// Cancels the gesture if it has begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = progress.hasSucceeded ? .cancelled : .failed
  }

  /// Cancels the timer.
  open override func reset() {
    super.reset()
    waiting?.cancel()
    waiting = nil
  }
}
