/// Takes text as a keyboard gives it. Source: Apple, UIKeyInput.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Writes a text where the insertion point is.
  func insertText(_ text: String)

  /// Deletes what is selected, or the character before the insertion point.
  func deleteBackward()
}
