import Testing
import UIKit

/// Tests the positions of characters in fields and text views, and insertion in the middle of a
/// text.
@MainActor @Suite struct TextInputTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (field.text, field.font) = (text, .monospacedSystemFont(ofSize: 20, weight: .regular))
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 200))
    (view.text, view.font) = (text, .monospacedSystemFont(ofSize: 20, weight: .regular))
    return view
  }

  private func select(_ start: Int, _ length: Int, in input: any UITextInput) throws {
    let begin = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let end = try #require(input.position(from: begin, offset: length))
    input.selectedTextRange = input.textRange(from: begin, to: end)
  }

  private func selection(_ input: any UITextInput) throws -> [Int] {
    let range = try #require(input.selectedTextRange)
    return [
      input.offset(from: input.beginningOfDocument, to: range.start),
      input.offset(from: range.start, to: range.end),
    ]
  }

  @Test func placesCountUTF16UnitsAndEndWithTheText() throws {
    for input in [field("a😀b"), view("a😀b")] as [any UITextInput] {
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 4)
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
      #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
      let start = input.beginningOfDocument
      let second = try #require(input.position(from: start, offset: 1))
      #expect(input.compare(start, to: second) == .orderedAscending)
      #expect(input.compare(second, to: second) == .orderedSame)
      let range = try #require(input.textRange(from: input.endOfDocument, to: second))
      #expect(input.text(in: range) == "😀b" && !range.isEmpty)
      #expect(input.textRange(from: second, to: second)?.isEmpty == true)
    }
  }

  @Test func whatIsWrittenTakesThePlaceOfWhatIsSelected() throws {
    for input in [field("one three"), view("one three")] as [any UITextInput] {
      #expect(try selection(input) == [9, 0])
      try select(4, 0, in: input)
      input.insertText("two ")
      let all = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: all) == "one two three")
      #expect(try selection(input) == [8, 0])
      try select(0, 4, in: input)
      input.deleteBackward()
      #expect(try selection(input) == [0, 0])
      input.deleteBackward()
      let rest = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: rest) == "two three")
    }
  }

  @Test func aDelegateReceivesTheChangedRange() throws {
    final class Listener: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        heard.append("\(range.location),\(range.length) '\(string)'")
        return true
      }
      func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
    }
    let (field, listener) = (field("abcd"), Listener())
    field.delegate = listener
    try select(1, 2, in: field)
    field.insertText("x")
    field.deleteBackward()
    #expect(listener.heard == ["selection", "1,2 'x'", "selection", "1,1 ''", "selection"])
    #expect(field.text == "ad")
  }

  @Test func attributesStayAroundWhatIsWritten() throws {
    let field = field("")
    let text = NSMutableAttributedString(string: "red blue")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    field.attributedText = text
    try select(8, 0, in: field)
    field.insertText("!")
    let result = try #require(field.attributedText)
    #expect(result.string == "red blue!")
    #expect(result.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(result.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
  }

  /// A character of the monospaced font at 20 points is 12 points wide, and a line 23.87 high.
  @Test func insertionPointsStandBetweenCharacters() throws {
    let field = field("abcd")
    let third = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let caret = field.caretRect(for: third)
    let first = field.caretRect(for: field.beginningOfDocument)
    let last = field.caretRect(for: field.endOfDocument)
    #expect(first.minX == 0 && first.width == 2)
    #expect(abs(caret.minX - 24) < 0.1 && abs(last.minX - 48) < 0.1)
    #expect(abs(caret.midY - 20) <= 0.5 && abs(caret.height - 23.87) < 0.1)
    let range = try #require(field.textRange(from: third, to: field.endOfDocument))
    #expect(abs(field.firstRect(for: range).width - 24) < 0.1)
    #expect(field.closestPosition(to: CGPoint(x: 29, y: 20)) == third)
    #expect(field.closestPosition(to: CGPoint(x: 500, y: 20)) == field.endOfDocument)
    #expect(field.characterRange(at: CGPoint(x: 500, y: 20)) == nil)
    let under = try #require(field.characterRange(at: CGPoint(x: 29, y: 20)))
    #expect(field.text(in: under) == "c")
  }

  @Test func anEmptyFieldHasItsInsertionPointWhereTextWouldBegin() {
    let field = field("")
    field.borderStyle = .roundedRect
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 7)
    field.textAlignment = .center
    #expect(field.caretRect(for: field.beginningOfDocument).midX == 100)
  }

  /// Ten characters fit on a line of 130 points with 5 at each side.
  @Test func selectionsHaveARectangleALine() throws {
    let view = view("aaaaaaaaaa bbbb")
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 8))
    let range = try #require(view.textRange(from: start, to: view.endOfDocument))
    let rects = view.selectionRects(for: range)
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(abs(rects[0].rect.minX - 101) < 0.1 && rects[0].rect.minY == 8)
    #expect(rects[1].rect.minX == 5 && abs(rects[1].rect.width - 48) < 0.1)
    let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 11)
    #expect(view.position(from: view.beginningOfDocument, in: .up, offset: 1) == nil)
  }

  @Test func provisionalTextIsReplacedUntilItStays() throws {
    for input in [field("ab"), view("ab")] as [any UITextInput] {
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(input.markedTextRange.flatMap(input.text(in:)) == "ni")
      input.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
      let all = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: all) == "ab你")
      #expect(try selection(input) == [3, 0])
      input.unmarkText()
      #expect(input.markedTextRange == nil)
    }
  }

  @Test func subclassesReportWhereTheInsertionPointIs() {
    final class Code: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    }
    let field: UITextField = Code(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    field.text = "1234"
    #expect(field.caretRect(for: field.beginningOfDocument) == .zero)
    #expect(field.closestPosition(to: .zero) == field.endOfDocument)
  }

  @Test func aTextViewIsMadeWithItsContainer() {
    final class Padded: UITextView {
      var made = 0
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        made += 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Padded(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).made == 1)
    #expect(Padded().made == 1)
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    #expect(
      Padded(frame: .zero, textContainer: container).textContainer.lineFragmentPadding == 0)
  }
}
