/// An object with an editable text, which it can be asked to change at any position and whose
/// characters it can locate.
///
/// ``UITextField`` and ``UITextView`` conform to it. Their positions count UTF-16 units.
/// Tokenizers, input delegates and writing directions are absent. Source: Apple, UITextInput.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the text in a range; nil for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; empty at the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text; nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// The style of marked text. It is stored only.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text or the selection by marked text.
  ///
  /// - Parameter selectedRange: the new selection, in UTF-16 units of the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Unmarks the marked text, which remains.
  func unmarkText()

  // MARK: Positions

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset, forwards or backwards; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in characters or lines; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of characters between two positions, negative backwards.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Rectangles

  /// Returns the rectangle of the first line of a range, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, one per line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position closest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is closest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point of the view; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

// Unsupported: UITextInput: keyboard · works · Text comes by `insertText(_:)` and
//   `deleteBackward()`, at the selection. Insertion points and selections are not drawn. · test:
//   TextInputTests
// Unsupported: UITextInput: delegates · works · Delegates are queried and notified as on iOS. They
//   are queried about inserted text, too; the order of notifications of moved selections.
//   · uncertain · test: TextInputTests
// Unsupported: UITextInput: gaps · absent · Tokenizers, input delegates and writing directions are
//   absent.
// Unsupported: UITextInput.caretRect(for:) · works · The width of an insertion point. · uncertain ·
//   test: TextInputTests
