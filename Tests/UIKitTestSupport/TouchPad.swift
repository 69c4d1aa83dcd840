import UIKit

/// A window with one view, and a record of the touches that the view and added recognisers receive.
@MainActor
package final class TouchPad {
  package final class Pad: UIView {
    package var hear: (String, Set<UITouch>) -> Void = { _, _ in }
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("began", touches)
    }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("moved", touches)
    }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("ended", touches)
    }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("cancelled", touches)
    }
  }

  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  package let pad = Pad(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  package private(set) var heard: [String] = []

  package init() {
    window.addSubview(pad)
    pad.hear = { [unowned self] what, touches in
      heard.append(touches.count == 1 ? what : "\(what) \(touches.count)")
    }
  }

  /// Adds a recogniser whose actions are recorded.
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    (view ?? pad).addGestureRecognizer(recognizer)
    recognizer.addHandler { [unowned self] in heard.append("\(name) \($0.state)") }
    return recognizer
  }

  /// Returns the entries since the last call.
  package func takeEvents() -> [String] {
    defer { heard = [] }
    return heard
  }

  /// Plays a touch script and returns the entries.
  package func play(_ write: (inout TouchScript) -> Void) throws -> [String] {
    try window.play(write)
    return takeEvents()
  }
}

/// A delegate whose methods call closures.
@MainActor
package final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  package var mayBegin = true
  package var together = false
  package var mayReceive = true
  package var waitsFor: UIGestureRecognizer?
  package var holdsUp: UIGestureRecognizer?

  package override init() { super.init() }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === holdsUp }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive }
}
