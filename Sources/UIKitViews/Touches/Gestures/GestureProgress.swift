/// The progress of a gesture: its state, the states it waits for, and the touches since the last
/// reset.
package struct GestureProgress {
  var state = UIGestureRecognizer.State.possible
  /// The states that the gesture enters, one after the other, once it no longer has to wait.
  var waiting: [UIGestureRecognizer.State] = []
  var seen: Set<UITouch> = []

  var isRecognized: Bool { state == .began || state == .changed || state == .ended }
  var isTerminal: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the gesture is recognized or waits to be.
  package var hasSucceeded: Bool { isRecognized || !waiting.isEmpty }
  /// Whether the gesture accepts another touch.
  var acceptsTouches: Bool { !isTerminal && waiting.last != .ended }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
}
