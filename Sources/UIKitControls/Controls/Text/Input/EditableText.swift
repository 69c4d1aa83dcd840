/// The editable text of a text field or text view: text, selection, marked text and stored input
/// properties.
@MainActor
struct EditableText {
  /// The plain text; empty if the text is attributed.
  private(set) var plain = ""
  /// The attributed text; nil if the text is plain.
  private(set) var styled: NSAttributedString?
  /// The selected range in UTF-16 units; empty at the insertion point.
  var selection = NSRange(location: 0, length: 0)
  /// The range of marked text in UTF-16 units; nil for none.
  var marked: NSRange?
  /// The attributes of marked text. It is stored only.
  var markedStyle: [NSAttributedString.Key: Any]?
  var inputTraits = TextInputTraitsStorage()
  /// The views in place of and above the keyboard. They are stored only.
  var inputView: UIView?
  var inputAccessoryView: UIView?

  var string: String { styled?.string ?? plain }

  /// Returns the text with its attributes; plain text gets the given ones.
  func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    styled ?? NSAttributedString(string: plain, attributes: attributes)
  }

  /// Sets a plain text, with the insertion point at its end. Returns whether it differs.
  mutating func set(_ text: String) -> Bool {
    let isOther = styled != nil || plain != text
    (plain, styled) = (text, nil)
    selectEnd()
    return isOther
  }

  /// Sets an attributed text, with the insertion point at its end. Returns whether it differs.
  mutating func set(_ text: NSAttributedString?) -> Bool {
    let isOther = text.map { styled?.isEqual(to: $0) != true } ?? !string.isEmpty
    (plain, styled) = ("", text.map { NSAttributedString(attributedString: $0) })
    selectEnd()
    return isOther
  }

  /// Sets an attributed text and keeps the selection, as far as the text reaches.
  mutating func mirror(_ text: NSAttributedString) {
    (plain, styled) = ("", text)
    let start = min(selection.location, text.length)
    selection = NSRange(
      location: start, length: min(selection.length, text.length - start))
    if let marked, NSMaxRange(marked) > text.length { self.marked = nil }
  }

  /// Adapts the fonts of attributed text to a content size category.
  mutating func adjustFonts(to category: UIContentSizeCategory) {
    styled = styled?.adjustingFonts(to: category)
  }

  private mutating func selectEnd() {
    selection = NSRange(location: string.utf16.count, length: 0)
    marked = nil
  }

  /// Replaces a range; attributed text keeps its attributes.
  mutating func replace(_ range: NSRange, with text: String) {
    if let changed = styledText(replacing: range, with: text), styled?.length != 0 {
      styled = changed
    } else {
      (plain, styled) = ((string as NSString).replacingCharacters(in: range, with: text), nil)
    }
  }

  /// Returns the attributed text with a range replaced, or nil for plain text.
  func styledText(replacing range: NSRange, with text: String) -> NSAttributedString? {
    styled.map {
      let changed = NSMutableAttributedString(attributedString: $0)
      changed.replaceCharacters(in: range, with: text)
      return changed
    }
  }

  /// Sets an attribute for all of an attributed text.
  mutating func overwrite(_ key: NSAttributedString.Key, with value: Any?) {
    guard let value else { return }
    styled = styled?.overwriting(key, with: value)
  }

  /// Aligns all of an attributed text.
  mutating func align(_ alignment: NSTextAlignment) { styled = styled?.aligned(alignment) }
}
