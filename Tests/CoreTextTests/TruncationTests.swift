import Testing

@testable import CoreText

@Suite struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  private func cut(
    _ mode: TextParagraphStyle.LineBreak, width: CGFloat = 150, lines: Int = 1,
    text: String? = nil, height: CGFloat? = nil
  ) -> [String] {
    let text = text ?? self.text
    return makeLayout(text, width: width, mode: mode, lines: lines, height: height)
      .shownLines(of: text)
  }

  @Test func oneLine() {
    #expect(cut(.truncateTail) == ["The quick brown…"])
    #expect(cut(.truncateHead) == ["… over the lazy dog"])
    #expect(cut(.truncateMiddle) == ["The quic… lazy dog"])
    #expect(cut(.byWord) == ["The quick brown"])
    #expect(cut(.byCharacter) == ["The quick brown fo"])
    #expect(cut(.clip) == [text])
  }

  @Test func twoLinesWrapByWordFirst() {
    #expect(cut(.truncateTail, lines: 2) == ["The quick brown", "fox jumps over th…"])
    #expect(cut(.truncateHead, lines: 2) == ["The quick brown", "… over the lazy dog"])
    #expect(cut(.clip, lines: 2) == ["The quick brown", "fox jumps over the lazy dog"])
    #expect(cut(.byWord, lines: 2) == ["The quick brown", "fox jumps over the"])
  }

  @Test func whatFitsIsNotCut() {
    for mode in [TextParagraphStyle.LineBreak.truncateHead, .truncateMiddle, .truncateTail, .clip] {
      #expect(cut(mode, width: 400) == [text])
      let layout = makeLayout(text, width: 400, mode: mode, lines: 1)
      #expect(!layout.isTruncated && !layout.lines[0].isTruncated && !layout.lines[0].isClipped)
    }
  }

  /// A height that is too small limits the lines as a number of lines does.
  @Test func heightLimitsLines() {
    #expect(cut(.truncateTail, lines: 0, height: 45) == cut(.truncateTail, lines: 2))
    #expect(cut(.byWord, lines: 0, height: 45) == cut(.byWord, lines: 2))
    #expect(cut(.truncateTail, lines: 0, height: 5) == cut(.truncateTail, lines: 1))
  }

  @Test func aFollowingParagraphIsOmittedWithAnEllipsis() {
    #expect(cut(.truncateTail, text: "one\ntwo") == ["one…"])
    #expect(cut(.byWord, text: "one\ntwo") == ["one"])
    #expect(cut(.truncateTail, lines: 2, text: "one\ntwo") == ["one", "two"])
  }

  @Test func anEllipsisWiderThanTheLineIsAlone() {
    #expect(cut(.truncateTail, width: 2) == ["…"])
    #expect(cut(.truncateHead, width: 2) == ["…"])
    #expect(cut(.truncateMiddle, width: 2) == ["…"])
  }

  /// In string drawing, a truncating mode puts each paragraph on one line.
  @Test func stringsDoNotWrapWhenTheyTruncate() {
    let text = "The quick brown fox\njumps over the lazy dog"
    let layout = makeLayout(
      text, width: 100, mode: .truncateTail, overflow: .singleLines)
    #expect(layout.shownLines(of: text) == ["The quick…", "jumps over…"])
  }

  @Test(arguments: sampleTexts)
  func truncatedLinesFit(text: String) {
    for mode in [TextParagraphStyle.LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
      for width in stride(from: 20, through: 400, by: 9) {
        let layout = makeLayout(text, width: CGFloat(width), mode: mode, lines: 1)
        #expect(layout.lines[0].width <= CGFloat(width) + 0.01)
      }
    }
  }

  /// Right-to-left text ends at the left, with its ellipsis there.
  @Test func rightToLeftTruncatesOnTheLeft() throws {
    let text = "שלום עולם זה טקסט ארוך מאוד"
    let layout = makeLayout(text, width: 100, mode: .truncateTail, lines: 1)
    let line = try #require(layout.lines.first)
    #expect(line.isTruncated)
    #expect(line.visibleText.last == .ellipsis)
    #expect(line.runs.first?.glyphs.count == 1 && line.runs.first?.minX == 0)
  }
}
