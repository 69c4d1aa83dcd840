extension NSAttributedString {
  /// The attributes at the first letter, from which labels, fields and text views take over their
  /// own; none without a letter.
  package var firstStyle: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// The text with an attribute all over.
  package func overwriting(
    _ key: NSAttributedString.Key, with value: Any
  ) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }

  /// The text with its paragraph styles changed, where it has any; itself where all of them are
  /// as wished.
  package func changingParagraphs(
    unless isAsWished: (NSParagraphStyle) -> Bool, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    var changed: NSMutableAttributedString?
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      guard let style = value as? NSParagraphStyle, !isAsWished(style) else { return }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      let target = changed ?? NSMutableAttributedString(attributedString: self)
      target.addAttribute(.paragraphStyle, value: copy, range: range)
      changed = target
    }
    return changed ?? self
  }

  /// The text with another alignment in all its paragraph styles.
  package func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    changingParagraphs {
      $0.alignment == alignment
    } _: {
      $0.alignment = alignment
    }
  }

  /// The text with another way to end lines in all its paragraph styles.
  package func broken(_ mode: NSLineBreakMode) -> NSAttributedString {
    changingParagraphs {
      $0.lineBreakMode == mode
    } _: {
      $0.lineBreakMode = mode
    }
  }
}
