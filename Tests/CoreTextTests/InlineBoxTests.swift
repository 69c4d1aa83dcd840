import CoreGraphics
import Testing

@testable import CoreText

/// Tests boxes in lines of text. San Francisco's 20 points are 19.04 above the baseline and 4.82
/// below.
@Suite struct InlineBoxTests {
  private func layout(
    _ box: CGRect, padding: CGFloat = 0, raised: CGFloat = 0, width: CGFloat? = nil,
    text: String = "\u{FFFC}", content: InlineContent? = nil
  ) -> TextLayout {
    let plain = TextAttributes(font: TextFont(size: 20))
    var attributes = plain
    attributes.box = InlineBox(bounds: box, padding: padding, content: content)
    attributes.baselineOffset = raised
    let runs = text.unicodeScalars.map {
      StyledText.Run(length: 1, attributes: $0.value == 0xFFFC ? attributes : plain)
    }
    return TextLayout(StyledText(text, runs: runs), options: TextLayoutOptions(width: width))
  }

  /// The arguments are the rectangle, the height of the line, and the baseline.
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 10, height: 10), 23.8671875, 19.04296875),
    (CGRect(x: 0, y: 0, width: 10, height: 40), 44.82421875, 40),
    (CGRect(x: 0, y: -10, width: 10, height: 40), 40, 30),
    (CGRect(x: 0, y: -10, width: 10, height: 12), 29.04296875, 19.04296875),
  ])
  func linesMakeRoom(box: CGRect, height: CGFloat, baseline: CGFloat) {
    let layout = layout(box)
    #expect(layout.size == CGSize(width: 10, height: height))
    #expect(layout.firstBaseline == baseline)
  }

  @Test func paddingAndOffsetCount() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 30)
    #expect(layout(box, padding: 4).size.width == 18)
    #expect(layout(box, raised: 5).firstBaseline == 35)
    // Raising the box does not change the font's descent.
    #expect(layout(box, raised: 5).size.height == 39.82421875)
  }

  /// Equal neighbours remain separate: each is drawn.
  @Test func neighboursAreTwo() {
    let layout = layout(CGRect(x: 0, y: 0, width: 10, height: 10), text: "\u{FFFC}\u{FFFC}")
    #expect(layout.lines[0].runs.map(\.minX) == [0, 10])
    #expect(layout.lines[0].runs.allSatisfy { $0.box != nil })
  }

  @Test func linesBreakBeforeAndAfter() {
    let box = CGRect(x: 0, y: 0, width: 30, height: 10)
    let text = "a\u{FFFC}b"
    #expect(layout(box, width: 35, text: text).shownLines(of: text) == ["a", "\u{FFFC}", "b"])
    #expect(layout(box, width: 300, text: text).lines.count == 1)
  }

  /// Only the attachment character is a box.
  @Test func lettersStayLetters() {
    var attributes = TextAttributes(font: TextFont(size: 20))
    let plain = TextLayout(StyledText("ab", attributes: attributes)).size
    attributes.box = InlineBox(bounds: CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(TextLayout(StyledText("ab", attributes: attributes)).size == plain)
  }

  /// The box's bottom is on the baseline: rows 2 · 19 = 38 up to 18, columns 0 to 20.
  @Test func contentsAreDrawnOnTheBaseline() {
    let content = InlineContent(subject: 1) { rect, _, context in
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fill(rect)
    }
    let layout = layout(CGRect(x: 0, y: 0, width: 10, height: 10), content: content)
    let coverage = layout.coverage(at: .zero, width: 60, height: 60)
    let inked = (0..<3600).filter { coverage[$0] == 255 }
    #expect(inked.count == 400)
    #expect(inked.first == 18 * 60)
    #expect(inked.last == 37 * 60 + 19)
  }
}
