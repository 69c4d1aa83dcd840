/// Has a say in what gestures are recognised.
///
/// Every method may be left out, and is called as on iOS:
/// `delegate?.gestureRecognizerShouldBegin?(recognizer)`. This file is also the table from which
/// `UIGestureRecognizerDelegate+Optionals.swift` is generated.
/// Source: Apple, UIGestureRecognizerDelegate.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: ObjectiveCProtocol {
  /// Whether a gesture that has been made is recognised; without it, it is.
  // Optional; without it: true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures may be recognised at the same time; one answer of true is enough.
  // Optional; without it: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether a gesture waits until another one has failed.
  // Optional; without it: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether another gesture waits until this one has failed.
  // Optional; without it: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether a recogniser follows a finger that comes down.
  // Optional; without it: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Whether a recogniser follows a button that is pressed; there is none. Never asked.
  // Optional; without it: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  /// Whether a recogniser hears of an event. Never asked: of fingers it is the method above.
  // Optional; without it: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
