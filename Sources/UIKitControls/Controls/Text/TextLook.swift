/// The look of a text without attributes of its own, in a field or a text view.
struct TextLook {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  /// What else was said of it; of a paragraph style its alignment does not count.
  private var others: [NSAttributedString.Key: Any] = [:]

  init(font: UIFont? = nil, color: UIColor? = nil) { (self.font, self.color) = (font, color) }

  /// Takes over the look at the first letter of a text. Source: Apple, UITextField.attributedText
  /// and UITextView.attributedText.
  mutating func takeOver(_ text: NSAttributedString?) {
    guard let first = text?.firstStyle else { return }
    font = first[.font] as? UIFont ?? font
    color = first[.foregroundColor] as? UIColor ?? color
    alignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? alignment
  }

  /// The look as attributes, with a font and a colour where it has none.
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

  /// Takes over attributes; a font and a colour that they lack stay.
  mutating func set(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? font
    color = attributes[.foregroundColor] as? UIColor ?? color
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? alignment
    others = attributes
  }
}
