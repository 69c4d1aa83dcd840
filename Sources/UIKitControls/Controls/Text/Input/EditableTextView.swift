/// A view with editable text: the shared implementation of ``UITextInput`` for text fields and text
/// views.
///
/// The classes declare the public members themselves, as they must, and forward them.
@preconcurrency @MainActor
protocol EditableTextView: UIView, UITextInput {
  var written: EditableText { get set }
  /// The plain text, as visible to apps.
  var writtenString: String { get }
  /// The frame of the text in the view, in points.
  var textArea: CGRect { get }
  /// The positions of the characters.
  var textGeometry: TextInputGeometry { get }
  /// Replaces a range and sends notifications.
  func write(_ text: String, over range: NSRange)
  /// Selects a range and sends notifications.
  func select(_ range: NSRange)
}

extension EditableTextView {
  var offsets: TextOffsets { TextOffsets(count: writtenString.utf16.count) }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Text

  /// The range of the character before the insertion point; nil at the start.
  var rangeBeforeInsertionPoint: NSRange? {
    let position = written.selection.location
    return (writtenString as NSString).substring(to: position).last.map {
      NSRange(location: position - $0.utf16.count, length: $0.utf16.count)
    }
  }

  func string(in range: UITextRange) -> String? {
    offsets.range(of: range).map { (writtenString as NSString).substring(with: $0) }
  }

  func write(_ text: String, over range: UITextRange) {
    if let range = offsets.range(of: range) { write(text, over: range) }
  }

  func select(_ range: UITextRange?) {
    if let range, let part = offsets.range(of: range) { select(part) }
  }

  /// Replaces the marked or selected text with marked text.
  func setMarked(_ text: String, selecting part: NSRange) {
    let old = written.marked ?? written.selection
    write(text, over: old)
    let length = text.utf16.count
    written.marked = length > 0 ? NSRange(location: old.location, length: length) : nil
    select(
      NSRange(location: old.location + min(part.location, length), length: part.length))
  }

  // MARK: Positions

  /// Returns the position some UTF-16 units, or lines, away, or nil outside the text.
  func textPosition(
    from position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return offsets.position(from: position, offset: offset)
    case .left: return offsets.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let dy = CGFloat(direction == .up ? -offset : offset) * caret.height
      let point = CGPoint(x: caret.minX, y: caret.midY + dy)
      let area = textArea
      return area.contains(CGPoint(x: area.midX, y: point.y)) ? closestPosition(to: point) : nil
    }
  }

  /// Returns the order of two positions.
  func order(of position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = offsets.distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  // MARK: Rectangles

  func rects(of range: UITextRange) -> [CGRect] {
    offsets.range(of: range).map(textGeometry.rects) ?? []
  }

  /// Returns the rectangles of a range, one for each line.
  func lineRects(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func caret(at position: UITextPosition) -> CGRect {
    textGeometry.caret(at: (position as? TextOffset)?.offset ?? 0)
  }

  /// Returns the position in a range, or in all of the text, that is nearest to a point.
  func textPosition(nearestTo point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    guard let range else { return TextOffset(textGeometry.offset(nearestTo: point)) }
    guard let part = offsets.range(of: range) else { return nil }
    let nearest = textGeometry.offset(nearestTo: point)
    return TextOffset(min(max(part.location, nearest), NSMaxRange(part)))
  }
}
