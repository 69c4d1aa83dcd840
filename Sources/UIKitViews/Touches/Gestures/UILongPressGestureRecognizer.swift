/// Recognises fingers that rest a while; then it goes on as long as they are down, and follows
/// them.
///
/// Time passes on the virtual clock. Source: Apple, UILongPressGestureRecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must rest, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far they may move meanwhile, in points. Default 10.
  open var allowableMovement: CGFloat = 10

  /// How many taps must come before the press. Default 0.
  open var numberOfTapsRequired = 0

  /// How many fingers must rest. Default 1.
  open var numberOfTouchesRequired = 1

  private var waiting: ScheduledEvent?

  /// Waits for the fingers to have rested long enough.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.isMade {
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

  /// Gives up on a finger that moves too early; follows those that have rested.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.isMade {
      state = .changed
    } else if touches.contains(where: { touch in
      touch.start.distance(to: touch.place) > allowableMovement
    }) {
      state = .failed
    }
  }

  /// Ends the gesture, if it has begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = progress.isMade ? .ended : .failed
  }

  /// Breaks the gesture off, if it has begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = progress.isMade ? .cancelled : .failed
  }

  /// Stops waiting.
  open override func reset() {
    super.reset()
    waiting?.cancel()
    waiting = nil
  }
}
