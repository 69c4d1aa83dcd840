/// The attributes of plain text in a text field or text view.
struct TextAppearance {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  /// Further attributes; the alignment of a paragraph style is ignored.
  private var others: [NSAttributedString.Key: Any] = [:]

  init(font: UIFont? = nil, color: UIColor? = nil) { (self.font, self.color) = (font, color) }

  /// Adopts the attributes of a text's first character. Source: Apple, UITextField.attributedText
  /// and UITextView.attributedText.
  mutating func adoptAttributes(_ text: NSAttributedString?) {
    guard let first = text?.firstStyle else { return }
    font = first[.font] as? UIFont ?? font
    color = first[.foregroundColor] as? UIColor ?? color
    alignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? alignment
  }

  /// Returns the attributes, with the given font and colour where none are set.
  func attributes(font: UIFont, color: UIColor) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    if let set = others[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(set) }
    style.alignment = alignment
    var attributes = others
    attributes[.font] = self.font ?? font
    attributes[.foregroundColor] = self.color ?? color
    attributes[.paragraphStyle] = style
    return attributes
  }

  /// Sets the attributes; without font or colour the current ones are kept.
  mutating func set(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? font
    color = attributes[.foregroundColor] as? UIColor ?? color
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? alignment
    others = attributes
  }
}
