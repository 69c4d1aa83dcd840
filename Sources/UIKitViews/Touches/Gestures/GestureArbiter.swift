/// Decides which gestures in a window are recognized: which recognizers wait for others, and which
/// make others fail.
///
/// Recognizers receive touches from the innermost view outwards; among equals the first one wins.
@MainActor
package final class GestureArbiter {
  package weak var views: TouchDelivery?

  /// The recognizers that have received touches since their last reset, in that order.
  private var following: [UIGestureRecognizer] = []
  /// The number of nested decisions.
  private var depth = 0
  private var isResolving = false

  // MARK: Touches

  /// Attaches a new touch to the recognizers that accept it.
  func attach(_ touch: UITouch, _ event: UIEvent) {
    let followers = (touch.view?.enclosingRecognizers ?? []).filter { $0.accepts(touch, event) }
    touch.gestureRecognizers = followers
    for recognizer in followers {
      recognizer.follow(touch)
      recognizer.arbiter = self
      if !following.contains(where: { $0 === recognizer }) { following.append(recognizer) }
    }
  }

  /// Delivers changed touches to their recognizers.
  func distribute(_ changed: [UITouch], _ event: UIEvent) {
    depth += 1
    var notified: Set<ObjectIdentifier> = []
    for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] })
    where notified.insert(ObjectIdentifier(recognizer)).inserted {
      recognizer.receive(changed, event)
    }
    depth -= 1
  }

  /// Removes touches that have ended. A gesture is over with its last touch.
  func release(_ touches: [UITouch]) {
    for touch in touches {
      for recognizer in following { recognizer.removeTouch(touch) }
    }
    tidy()
  }

  /// Resets the recognizers whose gestures are over, and delivers the touches that they delayed.
  func tidy() {
    guard depth == 0 else { return }
    let over = following.filter { $0.isOver || $0.isIdle }
    following.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.resetGesture() }
    views?.flush()
  }

  // MARK: States

  /// Requests a state for a recognizer.
  func transition(_ recognizer: UIGestureRecognizer, to wanted: UIGestureRecognizer.State) {
    depth += 1
    change(recognizer, to: wanted)
    resolve()
    depth -= 1
    tidy()
  }

  private func change(_ recognizer: UIGestureRecognizer, to wanted: UIGestureRecognizer.State) {
    switch (recognizer.progress.state, wanted) {
    case (.possible, .began), (.possible, .changed): wait(recognizer, for: .began)
    case (.possible, .ended): wait(recognizer, for: .ended)
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      recognizer.moveOn(to: wanted)
    case (.began, .failed), (.changed, .failed): recognizer.moveOn(to: .cancelled)
    default: break
    }
  }

  private func wait(_ recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    if recognizer.progress.waiting.last != state { recognizer.progress.waiting.append(state) }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.progress.waiting = []
    recognizer.progress.state = .failed
  }

  /// Decides all gestures that can be decided now.
  private func resolve() {
    guard !isResolving else { return }
    isResolving = true
    defer { isResolving = false }
    while let ready = following.first(where: { $0.progress.isWaiting && !isWaitingForFailure($0) })
    {
      decide(ready)
    }
  }

  private func isWaitingForFailure(_ recognizer: UIGestureRecognizer) -> Bool {
    awaited(by: recognizer).contains { $0.progress.state == .possible }
  }

  private func awaited(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    following.filter { $0.sharesTouches(with: recognizer) && recognizer.waits(for: $0) }
  }

  private func decide(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.progress.waiting
    recognizer.progress.waiting = []
    let loses =
      awaited(by: recognizer).contains { $0.progress.isRecognized }
      || following.contains {
        $0.progress.isRecognized && $0.sharesTouches(with: recognizer) && $0.prevents(recognizer)
      }
    guard !loses, recognizer.mayBegin else { return fail(recognizer) }
    recognize(recognizer, states)
  }

  private func recognize(
    _ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]
  ) {
    guard let first = states.first, recognizer.progress.state == .possible else { return }
    recognizer.progress.state = first
    for other in following
    where other.progress.state == .possible && other.sharesTouches(with: recognizer)
      && recognizer.prevents(other)
    {
      fail(other)
    }
    if recognizer.cancelsTouchesInView { views?.cancel(recognizer.progress.seen) }
    recognizer.act()
    for state in states.dropFirst() { change(recognizer, to: state) }
  }
}

extension GestureProgress {
  fileprivate var isWaiting: Bool { !waiting.isEmpty }
}

extension UIView {
  /// The enabled recognizers of the view and its superviews, the innermost first.
  fileprivate var enclosingRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter(\.isEnabled) + (superview?.enclosingRecognizers ?? [])
  }
}
