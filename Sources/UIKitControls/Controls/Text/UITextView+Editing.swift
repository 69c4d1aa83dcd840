extension UITextView {
  /// Posted when editing has begun; the object is the view.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when something was written; the object is the view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing has ended; the object is the view.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Replaces a part of the text, unless the delegate is against it, and tells so.
  func write(_ text: String, in range: NSRange) {
    guard delegate?.textView?(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    write(text, over: range)
  }

  /// The range of the character before the insertion point; nil at the start.
  var rangeBeforeInsertionPoint: NSRange? {
    let before = (text as NSString).substring(to: selectedRange.location)
    return before.last.map {
      NSRange(
        location: selectedRange.location - $0.utf16.count, length: $0.utf16.count)
    }
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextView {
  /// Scrolls, without animation, until a part of the text is seen, as far as there is room for it.
  public func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    var rect = layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
    rect.origin.x += textContainerInset.left
    rect.origin.y += textContainerInset.top
    rect.size.width = max(rect.width, 1)
    scrollRectToVisible(rect, animated: false)
  }
}
