/// The delegate of a text storage, called as edits end, before its layout managers are.
///
/// All methods are optional. They are called on the main actor only. Source: Apple,
/// NSTextStorageDelegate.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before attributes are fixed. Characters and attributes may still be changed.
  ///
  /// - Parameters:
  ///   - editedMask: Whether characters or attributes have changed.
  ///   - editedRange: The changed characters, in UTF-16 units of the text after the edits.
  ///   - delta: The change of the text's length.
  // Optional
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  )

  /// Called before layout managers are notified. Attributes may still be changed.
  // Optional
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  )
}
