import UIKit

/// A window with one view, and what is heard of fingers on it: by the view, and by recognisers that
/// a test adds.
@MainActor
final class TouchPad {
  final class Pad: UIView {
    var hear: (String, Set<UITouch>) -> Void = { _, _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("cancelled", touches)
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let pad = Pad(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  private(set) var heard: [String] = []

  init() {
    window.addSubview(pad)
    pad.hear = { [unowned self] what, touches in
      heard.append(touches.count == 1 ? what : "\(what) \(touches.count)")
    }
  }

  /// Writes down what a recogniser tells.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    (view ?? pad).addGestureRecognizer(recognizer)
    recognizer.addHandler { [unowned self] in heard.append("\(name) \($0.state)") }
    return recognizer
  }

  /// What has been heard since it was last asked for.
  func takeHeard() -> [String] {
    defer { heard = [] }
    return heard
  }

  /// What is heard while fingers play.
  func play(_ write: (inout TouchScript) -> Void) throws -> [String] {
    try window.play(write)
    return takeHeard()
  }
}

/// Answers a recogniser's questions from closures.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var together = false
  var mayReceive = true
  var waitsFor: UIGestureRecognizer?
  var holdsUp: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === holdsUp }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive }
}
