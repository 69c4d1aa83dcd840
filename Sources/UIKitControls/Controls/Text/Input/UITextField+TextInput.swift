@_spi(UIKit) import UIKitViews

extension UITextField: UITextInput {
  /// A part of the text; nil for a range of another text.
  public func text(in range: UITextRange) -> String? {
    offsets.range(of: range).map { (shownString as NSString).substring(with: $0) }
  }

  /// Puts a text in the place of a part, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = offsets.range(of: range) else { return }
    write(text, over: range)
  }

  // MARK: Provisional text

  /// What is written provisionally; nil for nothing.
  public var markedTextRange: UITextRange? { marked.range.map(TextOffsetRange.init) }

  /// How provisional text looks. Kept. Default nil.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { marked.style }
    set { marked.style = newValue }
  }

  /// Writes provisional text in the place of what is marked or selected, without asking the
  /// delegate.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let old = marked.range ?? selection
    let text = markedText ?? ""
    write(text, over: old)
    let length = text.utf16.count
    marked.range = length > 0 ? NSRange(location: old.location, length: length) : nil
    select(
      NSRange(
        location: old.location + min(selectedRange.location, length),
        length: selectedRange.length))
  }

  /// Provisional text stays as it is.
  public func unmarkText() { marked.range = nil }

  // MARK: Places

  /// Before the first character.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// After the last character.
  public var endOfDocument: UITextPosition { TextOffset(offsets.count) }

  /// What lies between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { offsets.range(from: fromPosition, to: toPosition) }

  /// A place some UTF-16 units on, or back; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    offsets.position(from: position, offset: offset)
  }

  /// A place some UTF-16 units, or lines, away; nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let way = CGFloat(direction == .up ? -offset : offset) * caret.height
      let point = CGPoint(x: caret.minX, y: caret.midY + way)
      return textArea.contains(CGPoint(x: textArea.midX, y: point.y))
        ? closestPosition(to: point) : nil
    }
  }

  /// Which place comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// How many UTF-16 units lie between two places, negative backwards.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offsets.distance(from: from, to: toPosition)
  }

  // MARK: Rectangles

  /// The place in a part that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = offsets.range(of: range) else { return nil }
    let nearest = textGeometry.offset(nearestTo: point)
    return TextOffset(min(max(range.location, nearest), NSMaxRange(range)))
  }

  /// The character at a point of the view; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    textGeometry.character(at: point).map(TextOffsetRange.init)
  }

  func rects(of range: UITextRange) -> [CGRect] {
    offsets.range(of: range).map(textGeometry.rects) ?? []
  }

  func range(of range: UITextRange) -> NSRange? { offsets.range(of: range) }

  private var offsets: TextOffsets { TextOffsets(count: shownString.utf16.count) }

  private var shownString: String { text ?? "" }

  /// Where the text is, in points of the field.
  private var textArea: CGRect { editingRect(forBounds: bounds) }

  var textGeometry: TextInputGeometry {
    let area = textArea
    let container = NSTextContainer(
      size: CGSize(width: area.width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight
    let top = UIScreen.main.pixelAligned(
      CGRect(x: area.minX, y: area.midY - height / 2, width: 0, height: height)
    ).minY
    return TextInputGeometry(
      styledString, in: container, at: CGPoint(x: area.minX, y: top),
      emptyLine: CGRect(
        x: emptyX(in: area), y: top, width: TextInputGeometry.caretWidth, height: height))
  }

  /// The text as it is shown, with the field's own look where it says nothing.
  private var styledString: NSAttributedString {
    let look = self.look(textColor ?? .label)
    if isSecureTextEntry {
      return NSAttributedString(
        string: String(repeating: "•", count: shownString.utf16.count), attributes: look)
    }
    let result = NSMutableAttributedString(string: shownString, attributes: look)
    let shown = attributedText ?? NSAttributedString(string: "")
    shown.enumerateAttributes(in: NSRange(location: 0, length: shown.length)) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }

  private func emptyX(in area: CGRect) -> CGFloat {
    switch textAlignment {
    case .center: area.midX - TextInputGeometry.caretWidth / 2
    case .right: area.maxX - TextInputGeometry.caretWidth
    default: isMirrored ? area.maxX - TextInputGeometry.caretWidth : area.minX
    }
  }
}
