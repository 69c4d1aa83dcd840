import CoreGraphics
import Testing

@testable import CoreText

/// Tests the places of lines in paragraphs, at 20 points: they are 23.8671875 high, with baselines
/// 4.82421875 above their bottoms.
@Suite struct ParagraphSpacingTests {
  private func layout(
    _ paragraphs: [String], width: CGFloat? = nil,
    _ change: (inout TextParagraphStyle, Int) -> Void
  ) -> TextLayout {
    var runs: [StyledText.Run] = []
    for (index, text) in paragraphs.enumerated() {
      var attributes = TextAttributes(font: TextFont(size: 20))
      change(&attributes.paragraph, index)
      let separator = index + 1 < paragraphs.count ? 1 : 0
      runs.append(StyledText.Run(length: text.utf16.count + separator, attributes: attributes))
    }
    return TextLayout(
      StyledText(paragraphs.joined(separator: "\n"), runs: runs),
      options: TextLayoutOptions(width: width))
  }

  private func tops(_ layout: TextLayout) -> [CGFloat] { layout.lines.map(\.top) }

  @Test func lineSpacingFollowsTheLinesOfItsParagraph() {
    let first = layout(["a", "b"]) { style, index in style.lineSpacing = index == 0 ? 10 : 3 }
    #expect(tops(first) == [0, 33.8671875])
    #expect(first.size.height == 57.734375)
  }

  @Test func spacingsOfParagraphsAddUpBetweenThem() {
    let layout = layout(["a", "b", "c"]) { style, index in
      (style.paragraphSpacing, style.paragraphSpacingBefore) = (5, index == 2 ? 7 : 1)
    }
    #expect(tops(layout) == [0, 29.8671875, 65.734375])
    #expect(layout.size.height == 89.6015625)
  }

  /// The arguments are the multiple, the minimum and the maximum, with the line's height and its
  /// baseline: the added height is above the text.
  @Test(arguments: [
    (2.0, 0.0, 0.0, 47.734375, 42.91015625), (0, 30, 0, 30, 25.17578125),
    (0, 0, 20, 20, 15.17578125), (2, 0, 40, 40, 35.17578125), (0.5, 20, 0, 20, 15.17578125),
  ])
  func heights(
    multiple: CGFloat, least: CGFloat, most: CGFloat, height: CGFloat, baseline: CGFloat
  ) {
    let layout = layout(["a"]) { style, _ in
      style.lineHeightMultiple = multiple
      (style.minimumLineHeight, style.maximumLineHeight) = (least, most)
    }
    #expect(layout.size.height == height)
    #expect(layout.firstBaseline == baseline)
  }

  @Test func indents() {
    let text = "aaaa aaaa aaaa aaaa aaaa aaaa"
    let layout = layout([text], width: 160) { style, _ in
      (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (30, 10, -20)
    }
    #expect(layout.lines.count > 2)
    #expect(
      layout.lines.map(\.origin.x) == [30] + Array(repeating: 10, count: layout.lines.count - 1))
    #expect(layout.lines.allSatisfy { $0.origin.x + $0.width <= 140 })
    let right = self.layout([text], width: 160) { style, _ in
      (style.alignment, style.tailIndent) = (.right, 100)
    }
    #expect(right.lines.allSatisfy { abs($0.origin.x + $0.width - 100) < 1e-6 })
  }

  @Test func kernOfZeroTurnsPairsOff() {
    func width(_ kern: CGFloat?, tracking: CGFloat = 0) -> CGFloat {
      var attributes = TextAttributes(font: TextFont(size: 20))
      (attributes.kern, attributes.tracking) = (kern, tracking)
      return TextLayout(StyledText("AVAV", attributes: attributes)).size.width
    }
    #expect(width(0) > width(nil) + 1)
    #expect(abs(width(nil, tracking: 2) - width(nil) - 8) < 1e-6)
    #expect(abs(width(3) - width(nil) - 12) < 1e-6)
  }
}
