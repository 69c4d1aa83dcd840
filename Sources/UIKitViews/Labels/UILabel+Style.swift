// The interplay of a label's own style and the attributes of its text.

extension UILabel {
  /// Shows an attributed text without changing the label's own style.
  package func show(styled text: NSAttributedString?) {
    styledText = text.map {
      $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0
    }
    (plainText, fillFont, fillColor) = (nil, nil, nil)
    contentChanged()
  }

  /// Aligns plain text, and the parts of an attributed text without a paragraph style.
  package func alignPlainText(_ alignment: NSTextAlignment) {
    explicitAlignment = alignment
    setNeedsDisplay()
  }

  /// Sets the line-break mode of plain text, and of the parts of an attributed text without a
  /// paragraph style.
  package func breakPlainText(_ mode: NSLineBreakMode) {
    guard mode != explicitLineBreakMode else { return }
    explicitLineBreakMode = mode
    contentChanged()
  }

  /// The height of the text on one line, in points, not rounded.
  package var exactLineHeight: CGFloat { labelText.exactHeight }

  /// Sets the label's own style to that of the first character.
  func adoptStyle() {
    guard let style = styledText?.firstStyle, !style.isEmpty else { return }
    if let font = style[.font] as? UIFont { (fillFont, explicitFont) = (explicitFont, font) }
    if let color = style[.foregroundColor] as? UIColor {
      (fillColor, explicitColor) = (explicitColor, color)
    }
    guard let paragraph = style[.paragraphStyle] as? NSParagraphStyle else { return }
    (explicitAlignment, explicitLineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
  }

  /// The attributes of plain text.
  var explicitAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: explicitFont, .foregroundColor: explicitColor, .paragraphStyle: style]
  }

  /// Sets an attribute on the whole attributed text.
  func overwrite(_ key: NSAttributedString.Key, with value: Any) {
    styledText = styledText?.overwriting(key, with: value)
  }
}
