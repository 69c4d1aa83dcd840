import Testing

@testable import CoreText

@Suite struct LineMetricsTests {
  private func layout(_ text: String, size: CGFloat = 20, width: CGFloat? = nil) -> TextLayout {
    var options = TextLayoutOptions()
    options.width = width
    return TextLayout(
      StyledText(text, attributes: TextAttributes(font: TextFont(size: size))), options: options)
  }

  /// The values are San Francisco's published metrics, at the sizes in SEMANTICS and in reports of
  /// Apple's users.
  @Test(arguments: [
    (12.0, 14.3203125, 11.42578125, -2.89453125), (14, 16.70703125, 13.330078125, -3.376953125),
    (17, 20.287109375, 16.1865234375, -4.1005859375), (20, 23.8671875, 19.04296875, -4.82421875),
    (40, 47.734375, 38.0859375, -9.6484375),
  ])
  func publishedMetrics(size: CGFloat, height: CGFloat, ascender: CGFloat, descender: CGFloat) {
    let font = TextFont(size: size)
    #expect(font.lineHeight == height)
    #expect(font.ascender == ascender)
    #expect(font.descender == descender)
  }

  /// Emoji, CJK and Hebrew use fonts with other metrics, but the line height is the same.
  /// `LineGrowthTests` tests lines that grow because they would be cut.
  @Test(arguments: ["x", "😀", "漢字", "שלום", "a\u{301}\u{302}\u{303}", " ", ""])
  func whatHasRoomKeepsThePitch(text: String) {
    let layout = layout(text)
    #expect(layout.lines.count == 1)
    #expect(layout.size.height == 23.8671875)
    #expect(layout.firstBaseline == 19.04296875)
  }

  @Test(arguments: [
    ("", 1), ("\n", 2), ("a\n", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2028}b\u{2029}c", 3),
    ("\n\n", 3), ("a\u{85}b", 2), ("\r\n\r\n", 3), ("a\u{0}b", 1),
  ])
  func separatorsEndLines(text: String, lines: Int) {
    let layout = layout(text)
    #expect(layout.lines.count == lines)
    #expect(abs(layout.size.height - CGFloat(lines) * 23.8671875) < 1e-9)
  }
}
