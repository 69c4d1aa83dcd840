/// The delegate of a text field.
///
/// All methods are optional. There is no keyboard: editing begins by a tap or by
/// `becomeFirstResponder()`, and text is entered with `insertText(_:)` and `deleteBackward()`.
///
/// Source: Apple, UITextFieldDelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: ObjectiveCProtocol {
  /// Returns whether the clear button may clear the text; without it, it may.
  // Optional; without it: true
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether editing may begin.
  // Optional; without it: true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing has begun.
  // Optional
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end.
  // Optional; without it: true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing has ended.
  // Optional
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after editing has ended, with a reason, in place of the method without a reason.
  // Optional
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  )

  /// Returns whether inserted text may replace a range.
  // Optional; without it: true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called after the selection has changed.
  // Optional
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the return key is processed: it ends editing if there is an action for
  /// `.editingDidEndOnExit`.
  // Optional; without it: true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
