extension UITextField {
  /// All of the text, in UTF-16 units.
  var wholeRange: NSRange { NSRange(location: 0, length: text?.utf16.count ?? 0) }

  func insert(_ text: String) {
    if text == "\n" { return returnWasPressed() }
    let range = clearsOnInsertion ? wholeRange : written.selection
    guard mayChange(range, text) else { return }
    write(text, over: range)
    clearsOnInsertion = false
  }

  func deleteSelection() {
    let selection = written.selection
    guard let range = selection.length > 0 ? selection : rangeBeforeInsertionPoint,
      mayChange(range, "")
    else { return }
    write("", over: range)
  }

  /// Makes a font that of all text.
  func overwriteFont(_ font: UIFont?) {
    guard written.styled != nil || font != ownLook.font else { return }
    ownLook.font = font
    written.overwrite(.font, with: font)
    contentChanged()
  }

  /// Makes attributes the look of all text.
  func overwriteLook(_ attributes: [NSAttributedString.Key: Any]) {
    ownLook.set(attributes)
    for (key, value) in attributes { written.overwrite(key, with: value) }
    contentChanged()
  }

  /// Puts a text in the place of a part, without asking the delegate, and tells so. What has
  /// attributes keeps them.
  func write(_ text: String, over range: NSRange) {
    let old = self.text ?? ""
    let isCleared = range.length >= old.utf16.count && text.isEmpty
    if !isCleared, let changed = written.styledText(replacing: range, with: text) {
      attributedText = changed
    } else {
      self.text = (old as NSString).replacingCharacters(in: range, with: text)
    }
    written.selection = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textFieldDidChangeSelection?(self)
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
  }

  func select(_ range: NSRange) {
    guard range != written.selection else { return }
    written.selection = range
    delegate?.textFieldDidChangeSelection?(self)
  }

  /// What is drawn of the text.
  var shownText: StyledTextSource {
    if isSecureTextEntry {
      return .plain(bullets)
    }
    return written.styled.map { .attributed($0) } ?? .plain(written.plain)
  }

  /// A dot for each character, as many UTF-16 units long as the text: what is selected and where
  /// insertion points are goes by these.
  var bullets: String {
    (text ?? "").map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
  }

  func look(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    var attributes = defaultTextAttributes
    attributes[.foregroundColor] = color
    return attributes
  }

  /// Notes that something of the look is another, where it is.
  func contentChanged<Value: Equatable>(_ new: Value, _ old: Value) {
    if new != old { contentChanged() }
  }

  /// Notes that something of the views at the sides is another, where it is.
  func sideViewsChanged<Value: Equatable>(_ new: Value, _ old: Value) {
    if new != old { sideViewsChanged() }
  }

  func sideViewsChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new, new.superview !== self { addSubview(new) }
    sideViewsChanged()
  }
}

// Unsupported: UITextField: attributed text · drawn · The style of a field and a text view follows
//   the first letter, where it has attributes. · uncertain · test: TextControlTests
