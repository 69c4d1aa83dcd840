@_spi(UIKit) import UIKitViews

extension UITextView: UITextInput, WrittenTextView {
  /// A part of the text; nil for a range of another text.
  public func text(in range: UITextRange) -> String? { string(in: range) }

  /// Puts a text in the place of a part, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) { write(text, over: range) }

  // MARK: Provisional text

  /// What is written provisionally; nil for nothing.
  public var markedTextRange: UITextRange? { written.marked.map(TextOffsetRange.init) }

  /// How provisional text looks. Kept. Default nil.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { written.markedStyle }
    set { written.markedStyle = newValue }
  }

  /// Writes provisional text in the place of what is marked or selected, without asking the
  /// delegate.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    writeProvisionally(markedText ?? "", selecting: selectedRange)
  }

  /// Provisional text stays as it is.
  public func unmarkText() { written.marked = nil }

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
  ) -> UITextPosition? { place(from: position, direction, by: offset) }

  /// Which place comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, other)
  }

  /// How many UTF-16 units lie between two places, negative backwards.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offsets.distance(from: from, to: toPosition)
  }

  // MARK: Rectangles

  /// The place in a part that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    place(nearestTo: point, within: range)
  }

  /// The character at a point of the view; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    textGeometry.character(at: point).map(TextOffsetRange.init)
  }
}
