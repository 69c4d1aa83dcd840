/// Has a say in what is written into a text field, and hears of it.
///
/// Every method may be left out. There is no keyboard: writing begins by a tap or by
/// `becomeFirstResponder()`, and its keys are `insertText(_:)` and `deleteBackward()`.
///
/// Source: Apple, UITextFieldDelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: ObjectiveCProtocol {
  /// Whether the button may clear the text; without it, it may.
  // Optional; without it: true
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether writing may begin.
  // Optional; without it: true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Writing has begun.
  // Optional
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether writing may end.
  // Optional; without it: true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Writing has ended.
  // Optional
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Writing has ended, and why. A delegate that has it does not hear of the one without a reason.
  // Optional
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  )

  /// Whether a part of the text may be replaced, by what is written.
  // Optional; without it: true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The insertion point has moved.
  // Optional
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the return key does what it does: it ends writing where an action for
  /// `.editingDidEndOnExit` is there.
  // Optional; without it: true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
