/// The calls of the arbiter to a recognizer.
extension UIGestureRecognizer {
  /// Returns whether the recognizer follows a new touch.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && acceptsDirectTouches && progress.acceptsTouches && !isExcluded(from: touch)
      && shouldReceive(event)
      && delegate?.gestureRecognizer?(self, shouldReceive: event) ?? true
      && delegate?.gestureRecognizer?(self, shouldReceive: touch) ?? true
  }

  private func isExcluded(from touch: UITouch) -> Bool {
    isForScrolling && touch.view?.behavior.contains(.preventsScrolling) == true
  }

  func follow(_ touch: UITouch) {
    touches.append(touch)
    progress.seen.insert(touch)
  }

  /// Delivers changed touches, grouped by their phases.
  func receive(_ changed: [UITouch], _ event: UIEvent) {
    func notify(_ phase: UITouch.Phase, _ method: (Set<UITouch>, UIEvent) -> Void) {
      guard isEnabled, progress.acceptsTouches else { return }
      let touches = changed.filter { $0.phase == phase && self.touches.contains($0) }
      if !touches.isEmpty { method(Set(touches), event) }
    }
    lastLocations = touches.map(\.locationInWindow)
    notify(.began, touchesBegan)
    notify(.moved, touchesMoved)
    notify(.ended, touchesEnded)
    notify(.cancelled, touchesCancelled)
  }

  /// Removes a touch that has ended.
  func removeTouch(_ touch: UITouch) { touches.removeAll { $0 === touch } }

  /// Returns whether the gesture may still cancel a touch in its view.
  func isUndecided(about touch: UITouch) -> Bool {
    progress.state == .possible && progress.seen.contains(touch)
      && (!touches.isEmpty || !progress.waiting.isEmpty || expectsMoreTouches)
  }

  /// Whether the gesture is over and the recognizer can be reset.
  var isOver: Bool { touches.isEmpty && progress.isTerminal }

  /// Whether no touch remains from which a gesture could be recognized.
  var isIdle: Bool {
    touches.isEmpty && progress.state == .possible && progress.waiting.isEmpty
      && !expectsMoreTouches
  }

  func resetGesture() {
    let wasOver = progress.isTerminal
    progress = GestureProgress()
    arbiter = nil
    if wasOver { reset() }
  }

  /// Cancels or fails the gesture and releases its touches.
  func cancelOrFail() {
    let wasFollowing = arbiter
    switch progress.state {
    case .began, .changed: state = .cancelled
    case .possible where wasFollowing != nil: state = .failed
    default: break
    }
    touches = []
    wasFollowing?.tidy()
  }

  /// Enters a state, notifies observers and performs the actions.
  func moveOn(to new: State) {
    let old = progress.state
    progress.state = new
    notifyObservers(of: "state", from: old, to: new)
    act()
  }

  func act() {
    guard progress.state != .possible, progress.state != .failed else { return }
    for action in actions { action.perform(self) }
  }

  /// Whether the views from the touch's view up to the recognizer's, and the delegate, let the
  /// gesture begin.
  var mayBegin: Bool {
    var inner = touches.first?.view ?? view
    while let current = inner {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === view { break }
      inner = current.superview
    }
    return delegate?.gestureRecognizerShouldBegin?(self) ?? true
  }

  /// Returns whether this gesture must wait for another one to fail.
  func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.value === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer?(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer?(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Returns whether the recognition of this gesture makes another one fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isShared =
      delegate?.gestureRecognizer?(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer?(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !isShared
  }

  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    self !== other && !progress.seen.isDisjoint(with: other.progress.seen)
  }
}
