extension UITextView: UITextInput, EditableTextView {
  /// Returns the text in a range, or nil for a range of another text.
  public func text(in range: UITextRange) -> String? { string(in: range) }

  /// Replaces the text in a range, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) { write(text, over: range) }

  // MARK: Marked text

  /// The range of the marked text; nil for none.
  public var markedTextRange: UITextRange? { written.marked.map(TextOffsetRange.init) }

  /// The attributes of marked text. It is stored only. Default nil.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { written.markedStyle }
    set { written.markedStyle = newValue }
  }

  /// Replaces the marked or selected text with marked text, without asking the delegate.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    setMarked(markedText ?? "", selecting: selectedRange)
  }

  /// Accepts the marked text.
  public func unmarkText() { written.marked = nil }

  // MARK: Positions

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { TextOffset(offsets.count) }

  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { offsets.range(from: fromPosition, to: toPosition) }

  /// Returns the position at an offset in UTF-16 units, or nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    offsets.position(from: position, offset: offset)
  }

  /// Returns the position some UTF-16 units, or lines, away, or nil outside the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { textPosition(from: position, direction, by: offset) }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, other)
  }

  /// Returns the offset between two positions in UTF-16 units, negative backwards.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offsets.distance(from: from, to: toPosition)
  }

  // MARK: Rectangles

  /// Returns the position in a range that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    textPosition(nearestTo: point, within: range)
  }

  /// Returns the range of the character at a point of the view, or nil if there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    textGeometry.character(at: point).map(TextOffsetRange.init)
  }
}
