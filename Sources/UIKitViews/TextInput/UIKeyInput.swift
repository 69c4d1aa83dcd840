/// An object that accepts text from a keyboard. Source: Apple, UIKeyInput.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts a text at the insertion point.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}
