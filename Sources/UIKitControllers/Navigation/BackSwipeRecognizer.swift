/// A finger from the leading edge for which scrolling waits; one that goes up or down is none.
@MainActor
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, !progress.isMade, abs(way.dy) >= GestureLimits.panHysteresis {
      state = .failed
    }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}
