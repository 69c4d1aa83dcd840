extension UITextField {
  /// The range of all the text, in UTF-16 units.
  var fullRange: NSRange { NSRange(location: 0, length: text?.utf16.count ?? 0) }

  func insert(_ text: String) {
    if text == "\n" { return returnWasPressed() }
    let range = clearsOnInsertion ? fullRange : written.selection
    guard shouldChangeText(range, text) else { return }
    write(text, over: range)
    clearsOnInsertion = false
  }

  func deleteSelection() {
    let selection = written.selection
    guard let range = selection.length > 0 ? selection : rangeBeforeInsertionPoint,
      shouldChangeText(range, "")
    else { return }
    write("", over: range)
  }

  /// Sets the font of all the text.
  func overwriteFont(_ font: UIFont?) {
    guard written.styled != nil || font != explicitAppearance.font else { return }
    explicitAppearance.font = font
    written.overwrite(.font, with: font)
    contentChanged()
  }

  /// Sets the attributes of all the text.
  func overwriteAppearance(_ attributes: [NSAttributedString.Key: Any]) {
    explicitAppearance.set(attributes)
    for (key, value) in attributes { written.overwrite(key, with: value) }
    contentChanged()
  }

  /// Replaces a range without asking the delegate, and notifies the delegate and observers.
  /// Attributed text keeps its attributes.
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

  /// The text as drawn.
  var displayedText: StyledTextSource {
    if isSecureTextEntry {
      return .plain(bullets)
    }
    return written.styled.map { .attributed($0) } ?? .plain(written.plain)
  }

  /// A bullet for each character, in as many UTF-16 units as the text, so that offsets in both
  /// agree.
  var bullets: String {
    (text ?? "").map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
  }

  func textAttributes(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    var attributes = defaultTextAttributes
    attributes[.foregroundColor] = color
    return attributes
  }

  /// Updates the content if a value has changed.
  func contentChanged<Value: Equatable>(_ new: Value, _ old: Value) {
    if new != old { contentChanged() }
  }

  /// Updates the side views if a value has changed.
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
