/// Has a say in what is written into a text view, and hears of it.
///
/// Every method may be left out. There is no keyboard: writing begins by a tap or by
/// `becomeFirstResponder()`, and its keys are `insertText(_:)` and `deleteBackward()`. Links and
/// attachments are looked at, not touched.
///
/// Source: Apple, UITextViewDelegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether writing may begin.
  // Optional; without it: true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Writing has begun.
  // Optional
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether writing may end.
  // Optional; without it: true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Writing has ended.
  // Optional
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a part of the text may be replaced, by what is written.
  // Optional; without it: true
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Something was written.
  // Optional
  func textViewDidChange(_ textView: UITextView)

  /// The selection is another.
  // Optional
  func textViewDidChangeSelection(_ textView: UITextView)
}
