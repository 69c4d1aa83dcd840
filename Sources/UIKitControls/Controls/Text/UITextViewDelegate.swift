/// The delegate of a text view.
///
/// All methods are optional. There is no keyboard: editing begins by a tap or by
/// `becomeFirstResponder()`, and text is entered with `insertText(_:)` and `deleteBackward()`.
/// Links and attachments do not respond to touches.
///
/// Source: Apple, UITextViewDelegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  // Optional; without it: true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called after editing has begun.
  // Optional
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Returns whether editing may end.
  // Optional; without it: true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after editing has ended.
  // Optional
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether inserted text may replace a range.
  // Optional; without it: true
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called after the text has been edited.
  // Optional
  func textViewDidChange(_ textView: UITextView)

  /// Called after the selection has changed.
  // Optional
  func textViewDidChangeSelection(_ textView: UITextView)
}
