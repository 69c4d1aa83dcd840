extension UIControl {
  /// The distance by which a touch may leave a control and still be inside, in points. Source:
  /// reports of about 70.
  static let trackingMargin: CGFloat = 70

  /// Returns whether a touch is inside; a touch must begin on the control itself.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin)
      .contains(touch.location(in: self))
  }

  func track(begun touch: UITouch, with event: UIEvent?) {
    guard isEnabled, !isTracking, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside) = (true, true)
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    didSendTouchDown(with: event)
  }

  func track(moved touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else { return stopTracking(event) }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func track(ended touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    isTouchInside = isInside(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { didSendTouchUpInside(with: event) }
  }

  func track(cancelled event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
    send(.touchCancel, with: event)
  }

  /// Cancels tracking when the control leaves its window, without an event. Source: Apple,
  /// UIControl.cancelTracking(with:).
  func trackingEndsWithoutEvent() {
    guard isTracking else { return }
    cancelTracking(with: nil)
    stopTracking(nil)
  }

  private func stopTracking(_ event: UIEvent?) {
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
  }
}
