/// What a text field and a text view have of the text that is written into them: the text, what is
/// selected and marked of it, and what is kept for a keyboard that is not here.
@MainActor
struct WrittenText {
  /// The text without attributes of its own; empty where it has some.
  private(set) var plain = ""
  /// The text with attributes of its own; nil where it has none.
  private(set) var styled: NSAttributedString?
  /// In UTF-16 units; empty at the insertion point.
  var selection = NSRange(location: 0, length: 0)
  /// What an input method writes provisionally, in UTF-16 units; nil for nothing.
  var marked: NSRange?
  /// How provisional text looks. Kept.
  var markedStyle: [NSAttributedString.Key: Any]?
  var wishes = TextInputWishes()
  /// What is shown in the keyboard's place, and above it. Kept.
  var inputView: UIView?
  var inputAccessoryView: UIView?

  var string: String { styled?.string ?? plain }

  /// The text as it was set, with a look where it has no attributes of its own.
  func attributed(_ look: [NSAttributedString.Key: Any]) -> NSAttributedString {
    styled ?? NSAttributedString(string: plain, attributes: look)
  }

  /// Takes a text without attributes, with the insertion point at its end. Whether it is another.
  mutating func set(_ text: String) -> Bool {
    let isOther = styled != nil || plain != text
    (plain, styled) = (text, nil)
    selectEnd()
    return isOther
  }

  /// Takes a text with attributes, with the insertion point at its end. Whether it is another.
  mutating func set(_ text: NSAttributedString?) -> Bool {
    let isOther = text.map { styled?.isEqual(to: $0) != true } ?? !string.isEmpty
    (plain, styled) = ("", text.map { NSAttributedString(attributedString: $0) })
    selectEnd()
    return isOther
  }

  private mutating func selectEnd() {
    selection = NSRange(location: string.utf16.count, length: 0)
    marked = nil
  }

  /// Puts a text in the place of a part; what has attributes keeps them.
  mutating func replace(_ range: NSRange, with text: String) {
    if let changed = styledText(replacing: range, with: text), styled?.length != 0 {
      styled = changed
    } else {
      (plain, styled) = ((string as NSString).replacingCharacters(in: range, with: text), nil)
    }
  }

  /// The text with attributes and another text in the place of a part; nil without attributes.
  func styledText(replacing range: NSRange, with text: String) -> NSAttributedString? {
    styled.map {
      let changed = NSMutableAttributedString(attributedString: $0)
      changed.replaceCharacters(in: range, with: text)
      return changed
    }
  }

  /// Gives all of a text that has attributes one more.
  mutating func overwrite(_ key: NSAttributedString.Key, with value: Any?) {
    guard let value else { return }
    styled = styled?.overwriting(key, with: value)
  }

  /// Aligns all of a text that has attributes.
  mutating func align(_ alignment: NSTextAlignment) { styled = styled?.aligned(alignment) }
}

extension NSAttributedString {
  /// The text with a look where it says nothing.
  func filled(with look: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: look)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }
}
