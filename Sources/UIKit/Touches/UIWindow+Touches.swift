extension UIWindow {
  /// Takes an event to gesture recognisers first, then to the view that the finger came down on,
  /// unless a gesture has taken it away from there.
  func deliver(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, event) }
      if !touch.hasLeftView { touch.view?.receive(touch, event) }
      guard touch.phase == .ended || touch.phase == .cancelled else { continue }
      for recognizer in touch.gestureRecognizers ?? [] { recognizer.lose(touch) }
    }
  }
}

extension UIResponder {
  fileprivate func receive(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}

extension UITouch {
  /// A gesture has been recognised: others that wait for theirs give up, and the view loses the
  /// finger.
  func wasRecognized(by recognizer: UIGestureRecognizer) {
    for other in gestureRecognizers ?? [] where other !== recognizer && other.state == .possible {
      other.state = .failed
    }
    guard recognizer.cancelsTouchesInView, !hasLeftView else { return }
    hasLeftView = true
    view?.touchesCancelled([self], with: UIEvent(self))
  }
}
