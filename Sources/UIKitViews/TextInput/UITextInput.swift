/// A text that is written at a place of its own choice, and says where its characters are.
///
/// ``UITextField`` and ``UITextView`` do. Their places count UTF-16 units. Absent are tokenizers,
/// input delegates and writing directions. Source: Apple, UITextInput.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// A part of the text; nil for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected: empty at the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// What is written provisionally; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// How provisional text looks. Kept.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Writes provisional text in the place of what is marked or selected.
  ///
  /// - Parameter selectedRange: what is selected of it then, in UTF-16 units of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Provisional text stays as it is.
  func unmarkText()

  // MARK: Places

  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// After the last character.
  var endOfDocument: UITextPosition { get }
  /// What lies between two places, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A place some characters on, or back; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A place some characters, or lines, away; nil outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which place comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters lie between two places, negative backwards.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Rectangles

  /// The rectangle of the first line of a part, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of an insertion point, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a part, one a line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a part that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

// Unsupported: UITextInput: keyboard · works · Text comes by `insertText(_:)` and
//   `deleteBackward()`, at the selection. Insertion points and selections are not drawn. · test:
//   TextInputTests
// Unsupported: UITextInput: delegates · works · Delegates are asked and notified as on iOS. They
//   are asked about inserted text, too; the order of notifications of moved selections. · uncertain
//   · test: TextInputTests
// Unsupported: UITextInput: gaps · absent · Tokenizers, input delegates and writing directions are
//   absent.
// Unsupported: UITextInput.caretRect(for:) · works · The width of an insertion point. · uncertain ·
//   test: TextInputTests
