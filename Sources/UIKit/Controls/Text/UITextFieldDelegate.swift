/// Has a say in what is written into a text field, and hears of it.
///
/// Every method may be left out. Nothing is edited here: the field asks before its button clears
/// the text and tells what that changed; what belongs to writing is never called.
///
/// Source: Apple, UITextFieldDelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the button may clear the text; without it, it may.
  // Optional; without it: true
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether writing may begin. Never called.
  // Optional; without it: true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Writing has begun. Never called.
  // Optional
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether writing may end. Never called.
  // Optional; without it: true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Writing has ended. Never called.
  // Optional
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether a part of the text may be replaced. Never called.
  // Optional; without it: true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Whether the return key does what it does. Never called.
  // Optional; without it: true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
