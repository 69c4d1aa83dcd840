// What a label's own style and that of its attributed text do to each other.

extension UILabel {
  /// Shows a text with attributes of its own and stays as it is otherwise.
  package func show(styled text: NSAttributedString?) {
    styledText = text.map {
      $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0
    }
    (plainText, fillFont, fillColor) = (nil, nil, nil)
    contentChanged()
  }

  /// Aligns plain text, and of a text with attributes what has no paragraph style.
  package func alignPlainText(_ alignment: NSTextAlignment) {
    ownAlignment = alignment
    setNeedsDisplay()
  }

  /// Ends lines of plain text, and of a text with attributes what has no paragraph style.
  package func breakPlainText(_ mode: NSLineBreakMode) {
    guard mode != ownLineBreakMode else { return }
    ownLineBreakMode = mode
    contentChanged()
  }

  /// The height of the text on one line, in points, not rounded.
  package var exactLineHeight: CGFloat { labelText.exactHeight }

  /// Makes the style at the first letter the label's own.
  func takeOverStyle() {
    guard let style = styledText?.firstStyle, !style.isEmpty else { return }
    if let font = style[.font] as? UIFont { (fillFont, ownFont) = (ownFont, font) }
    if let color = style[.foregroundColor] as? UIColor { (fillColor, ownColor) = (ownColor, color) }
    guard let paragraph = style[.paragraphStyle] as? NSParagraphStyle else { return }
    (ownAlignment, ownLineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
  }

  /// What plain text is styled by.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: ownFont, .foregroundColor: ownColor, .paragraphStyle: style]
  }

  /// Gives all of a text that has attributes another one.
  func overwrite(_ key: NSAttributedString.Key, with value: Any) {
    styledText = styledText?.overwriting(key, with: value)
  }
}
