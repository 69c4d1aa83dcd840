/// The recognizer of the edge swipe. Scrolling waits for it; it fails on vertical movement.
@MainActor
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, !progress.hasSucceeded,
      abs(accumulatedTranslation.dy) >= GestureLimits.panHysteresis
    {
      state = .failed
    }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}
