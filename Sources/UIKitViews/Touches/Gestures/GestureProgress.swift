/// How far a gesture has come: its state, what it would become once others have failed, and the
/// fingers that it has had since it last began anew.
package struct GestureProgress {
  var state = UIGestureRecognizer.State.possible
  /// What the gesture waits to become, one after the other.
  var waiting: [UIGestureRecognizer.State] = []
  var seen: Set<UITouch> = []

  var isRecognized: Bool { state == .began || state == .changed || state == .ended }
  var isTerminal: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the gesture has been made, even if it has to wait.
  package var isMade: Bool { isRecognized || !waiting.isEmpty }
  /// Whether another finger can belong to the gesture.
  var takesFingers: Bool { !isTerminal && waiting.last != .ended }
}

/// A recogniser that another one waits for.
struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
}
