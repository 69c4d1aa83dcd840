extension NSAttributedString {
  /// The attributes of the first character, which labels, fields and text views use for their own;
  /// empty without a character.
  package var firstStyle: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// Returns the text with an attribute for all characters.
  package func overwriting(
    _ key: NSAttributedString.Key, with value: Any
  ) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }

  /// Returns the text with its paragraph styles changed, if it has any; the same object if all of
  /// them already match.
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

  /// Returns the text with another alignment in all its paragraph styles.
  package func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    changingParagraphs {
      $0.alignment == alignment
    } _: {
      $0.alignment = alignment
    }
  }

  /// Returns the text with another line break mode in all its paragraph styles.
  package func broken(_ mode: NSLineBreakMode) -> NSAttributedString {
    changingParagraphs {
      $0.lineBreakMode == mode
    } _: {
      $0.lineBreakMode = mode
    }
  }
}

extension NSAttributedString {
  /// Returns the text with its fonts at another content size; the same object if none scales.
  package func adjustingFonts(to category: UIContentSizeCategory) -> NSAttributedString {
    var changed: NSMutableAttributedString?
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = font.adjusted(to: category)
      guard adjusted !== font else { return }
      let target = changed ?? NSMutableAttributedString(attributedString: self)
      target.addAttribute(.font, value: adjusted, range: range)
      changed = target
    }
    return changed ?? self
  }
}
