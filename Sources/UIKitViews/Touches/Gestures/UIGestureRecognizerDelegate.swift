/// The delegate of a gesture recognizer.
///
/// Every method is optional and is called as on iOS:
/// `delegate?.gestureRecognizerShouldBegin?(recognizer)`. This file is also the table from which
/// `UIGestureRecognizerDelegate+Optionals.swift` is generated. Source: Apple,
/// UIGestureRecognizerDelegate.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: ObjectiveCProtocol {
  /// Returns whether a gesture may begin.
  // Optional; without it: true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may be recognized together; true from either delegate is enough.
  // Optional; without it: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a gesture waits until another one has failed.
  // Optional; without it: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another gesture waits until this one has failed.
  // Optional; without it: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer follows a new touch.
  // Optional; without it: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether a recognizer follows a press. Never called: there are no presses.
  // Optional; without it: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  /// Returns whether a recognizer receives an event of a new touch.
  // Optional; without it: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
