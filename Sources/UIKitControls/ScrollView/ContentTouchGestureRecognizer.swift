/// Delays touches on the content of a scroll view until they turn out not to scroll: for a short
/// time, or until they end. A touch that stops a motion is not delivered to the content.
///
/// It never recognizes and does not prevent other recognizers. Source: Apple,
/// UIScrollView.delaysContentTouches.
@MainActor
final class ContentTouchGestureRecognizer: UIGestureRecognizer {
  private var waiting: ScheduledEvent?

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override var delaysTouchesBegan: Bool {
    get { scrollView.map { $0.delaysContentTouches && $0.isScrollEnabled } ?? false }
    set {}
  }

  override var delaysTouchesEnded: Bool {
    get { false }
    set {}
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    if scrollView.isScrollEnabled, scrollView.driver.stop(byTouch: true) {
      arbiter?.views?.cancel(touches)
    }
    guard waiting == nil else { return }
    waiting = scrollView.layer.clock.schedule(after: GestureLimits.contentDelay) { [weak self] in
      self?.state = .failed
    }
  }

  /// Fails for a touch that has moved far enough to scroll and does not, so that the content gets
  /// it.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pan = scrollView?.panGestureRecognizer, !pan.progress.hasSucceeded else { return }
    let hasMoved = touches.contains { touch in
      touch.start.distance(to: touch.locationInWindow) >= pan.hysteresis
    }
    if hasMoved { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.allSatisfy(\.isOver) { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    waiting?.cancel()
    waiting = nil
    scrollView?.allTouchesEnded()
  }
}
