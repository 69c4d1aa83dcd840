/// Recognizes one or several taps with one or several fingers.
///
/// It uses the virtual clock. Source: Apple, UITapGestureRecognizer.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. Default 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers of a tap. Default 1.
  open var numberOfTouchesRequired = 1

  /// Whether the gesture is a single tap with one finger, which most controls handle themselves.
  package final var isSingleTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }

  private var taps = 0
  /// The number of fingers in the current tap.
  private var fingers = 0
  private var firstLocation: CGPoint?
  private var timeOut: ScheduledEvent?

  /// Begins a tap or adds a finger to it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers == 0 { scheduleFailure(after: GestureLimits.tapDuration) }
    fingers += touches.count
    let touchCenter = self.touches.map(\.start).centre
    if fingers == numberOfTouchesRequired {
      let first = firstLocation ?? touchCenter
      firstLocation = first
      if first.distance(to: touchCenter) > GestureLimits.tapMovement { state = .failed }
    } else if fingers > numberOfTouchesRequired {
      state = .failed
    }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let strays = touches.contains { touch in
      touch.start.distance(to: touch.locationInWindow) > GestureLimits.tapMovement
    }
    if strays { state = .failed }
  }

  /// Counts a tap when its last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy(\.isOver) else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      scheduleFailure(after: GestureLimits.tapInterval)
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the taps.
  open override func reset() {
    super.reset()
    timeOut?.cancel()
    (timeOut, taps, fingers, firstLocation) = (nil, 0, 0, nil)
  }

  /// Returns false for recognizers that need more taps than this one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var expectsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  private func scheduleFailure(after time: TimeInterval) {
    timeOut?.cancel()
    timeOut = (view?.layer.clock ?? .current).schedule(after: time) { [weak self] in
      if let self, !progress.hasSucceeded { state = .failed }
    }
  }
}
