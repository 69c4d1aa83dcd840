import CoreGraphics
import Testing

@testable import CoreText

/// Tests that words break by dictionary where the paragraph style requests it, with a hyphen.
@Suite struct HyphenationTests {
  /// TeX breaks the words in the same places with the same patterns.
  @Test(arguments: [
    "hy-phen-ation", "con-cate-na-tion", "un-be-liev-able", "in-ter-na-tion-al-iza-tion",
    "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious", "ex-tra-or-di-nary", "ty-pog-ra-phy",
    // These are exceptions, and words that are too short.
    "ta-ble", "project", "as-so-ciate", "the", "a", "",
  ])
  func wordsBreakAsInTeX(_ word: String) {
    var (letters, breaks) = ("", [Int]())
    for part in word.split(separator: "-") {
      if !letters.isEmpty { breaks.append(letters.count) }
      letters += part
    }
    #expect(Hyphenator.english.breaks(in: letters) == breaks)
    #expect(Hyphenator.english.breaks(in: letters.uppercased()) == breaks)
  }

  @Test func otherLettersAreNone() {
    for word in ["naïveté", "привет", "it's", "x86"] {
      #expect(Hyphenator.english.breaks(in: word).isEmpty)
    }
  }

  private func layout(
    _ text: String, factor: Double, width: CGFloat, mode: TextParagraphStyle.LineBreak = .byWord,
    lines: Int = 0, change: (inout TextParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var attributes = TextAttributes(font: TextFont(size: 17))
    attributes.paragraph.hyphenationFactor = factor
    attributes.paragraph.lineBreak = mode
    change(&attributes.paragraph)
    var options = TextLayoutOptions(width: width)
    (options.maximumLines, options.overflow) = (lines, .lastLine)
    return TextLayout(StyledText(text, attributes: attributes), options: options)
  }

  private func width(_ text: String) -> CGFloat { makeLayout(text).size.width }

  @Test func aWordThatHasNoRoomIsBrokenWhereItsLineWouldBeTooEmpty() {
    let (text, room) = ("some hyphenation here", width("some hyphen-") + 2)
    let whole = layout(text, factor: 0, width: room)
    #expect(whole.shownLines(of: text) == ["some", "hyphenation", "here"])
    let broken = layout(text, factor: 1, width: room)
    #expect(broken.shownLines(of: text) == ["some hyphen-", "ation here"])
    #expect(abs(broken.lines[0].width - width("some hyphen-")) < 0.5)
    // The word "some" alone fills less than half of the line, and more than a tenth.
    #expect(layout(text, factor: 0.1, width: room).shownLines(of: text)[0] == "some")
    #expect(layout(text, factor: 0.6, width: room).shownLines(of: text)[0] == "some hyphen-")
  }

  @Test func theHyphenNeedsRoom() {
    let text = "some hyphenation here"
    let lines = layout(text, factor: 1, width: width("some hyphen") + 1).shownLines(of: text)
    #expect(lines[0] == "some hy-")
  }

  @Test func aWordLongerThanItsLineIsBrokenByDictionary() {
    let text = "(internationalization)"
    let lines = layout(text, factor: 1, width: width("(interna-") + 2).shownLines(of: text)
    #expect(lines == ["(interna-", "tional-", "ization)"])
  }

  @Test func charactersAndCutLinesAreNotHyphenated() {
    let text = "some hyphenation here"
    let room = width("some hyphen-") + 2
    let byCharacter = layout(text, factor: 1, width: room, mode: .byCharacter)
    #expect(!byCharacter.shownLines(of: text).contains { $0.hasSuffix("-") })
    let cut = layout(text, factor: 1, width: room, mode: .truncateTail, lines: 1)
    #expect(cut.shownLines(of: text)[0].hasSuffix("…"))
  }

  @Test func aLastWordTakesTheOneBeforeToItsLine() {
    let (text, room) = ("one two three four", width("one two three") + 4)
    #expect(
      layout(text, factor: 0, width: room).shownLines(of: text) == ["one two three", "four"])
    #expect(
      layout(text, factor: 0, width: room) { $0.pushesOut = true }.shownLines(of: text)
        == ["one two", "three four"])
    // If a line would be empty, its word is not broken.
    let two = "three four"
    #expect(
      layout(two, factor: 0, width: width("three") + 4) { $0.pushesOut = true }
        .shownLines(of: two) == ["three", "four"])
  }

  @Test func wordsOfHangulStayWhole() {
    let (text, room) = ("나는 고양이", width("나는 고양"))
    #expect(layout(text, factor: 0, width: room).shownLines(of: text) == ["나는 고양", "이"])
    #expect(
      layout(text, factor: 0, width: room) { $0.keepsHangulWords = true }.shownLines(of: text)
        == ["나는", "고양이"])
  }
}
