@_spi(UIKit) import UIKitViews

/// A view that a text is written into: what ``UITextInput`` asks of text fields and text views is
/// answered here, once for both.
///
/// Their own members only pass on, as public ones have to be declared by the classes themselves.
@MainActor
protocol WrittenTextView: UIView, UITextInput {
  var written: WrittenText { get set }
  /// The text without attributes, as apps see it.
  var writtenString: String { get }
  /// Where the text is, in points of the view.
  var textArea: CGRect { get }
  /// Where its characters are.
  var textGeometry: TextInputGeometry { get }
  /// Puts a text in the place of a part and tells so.
  func write(_ text: String, over range: NSRange)
  /// Selects a part and tells so.
  func select(_ range: NSRange)
}

extension WrittenTextView {
  var offsets: TextOffsets { TextOffsets(count: writtenString.utf16.count) }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Text

  /// The range of the character before the insertion point; nil at the start.
  var rangeBeforeInsertionPoint: NSRange? {
    let place = written.selection.location
    return (writtenString as NSString).substring(to: place).last.map {
      NSRange(location: place - $0.utf16.count, length: $0.utf16.count)
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

  /// Writes provisional text in the place of what is marked or selected.
  func writeProvisionally(_ text: String, selecting part: NSRange) {
    let old = written.marked ?? written.selection
    write(text, over: old)
    let length = text.utf16.count
    written.marked = length > 0 ? NSRange(location: old.location, length: length) : nil
    select(
      NSRange(location: old.location + min(part.location, length), length: part.length))
  }

  // MARK: Places

  /// A place some UTF-16 units, or lines, away; nil outside of the text.
  func place(
    from place: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return offsets.position(from: place, offset: offset)
    case .left: return offsets.position(from: place, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: place)
      let way = CGFloat(direction == .up ? -offset : offset) * caret.height
      let point = CGPoint(x: caret.minX, y: caret.midY + way)
      let area = textArea
      return area.contains(CGPoint(x: area.midX, y: point.y)) ? closestPosition(to: point) : nil
    }
  }

  /// Which place comes first.
  func order(of place: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = offsets.distance(from: place, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  // MARK: Rectangles

  func rects(of range: UITextRange) -> [CGRect] {
    offsets.range(of: range).map(textGeometry.rects) ?? []
  }

  /// The rectangles of a part, one a line.
  func lineRects(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func caret(at place: UITextPosition) -> CGRect {
    textGeometry.caret(at: (place as? TextOffset)?.offset ?? 0)
  }

  /// The place in a part, or in all of the text, that is nearest to a point of the view.
  func place(nearestTo point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    guard let range else { return TextOffset(textGeometry.offset(nearestTo: point)) }
    guard let part = offsets.range(of: range) else { return nil }
    let nearest = textGeometry.offset(nearestTo: point)
    return TextOffset(min(max(part.location, nearest), NSMaxRange(part)))
  }
}
