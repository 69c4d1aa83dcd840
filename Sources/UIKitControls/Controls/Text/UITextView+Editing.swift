extension UITextView {
  /// Posted after editing has begun; the object is the view.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the text has been edited; the object is the view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after editing has ended; the object is the view.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Whether the next inserted text replaces all. Default false. Source: Apple,
  /// UITextView.clearsOnInsertion.
  public var clearsOnInsertion: Bool {
    get { Self.clearing[self] }
    set { Self.clearing[self] = newValue }
  }

  private static let clearing = SideProperty(default: false)

  /// Replaces a range, unless the delegate refuses, and notifies delegate and observers.
  func write(_ text: String, in range: NSRange) {
    guard delegate?.textView?(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    write(text, over: range)
  }

  /// Replaces a range without asking the delegate, and notifies delegate and observers.
  func write(_ text: String, over range: NSRange) {
    replace(range, with: text)
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textViewDidChange?(self)
    post(Self.textDidChangeNotification)
  }

  func select(_ range: NSRange) { selectedRange = range }

  func replace(_ range: NSRange, with text: String) {
    if let textKit = drawnTextKit { return textKit.replace(range, with: text) }
    written.replace(range, with: text)
    contentChanged()
  }
}

extension UITextView {
  /// Scrolls, without animation, until as much as possible of a range of the text is visible.
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
