extension NSAttributedString {
  /// Returns the text with the given attributes in ranges without attributes.
  package func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }

  /// The text with naturally aligned paragraphs at the right.
  package var mirrored: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      value, range, _ in
      let style = NSMutableParagraphStyle()
      if let own = value as? NSParagraphStyle { style.setParagraphStyle(own) }
      guard style.alignment == .natural else { return }
      style.alignment = .right
      result.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return result
  }
}
