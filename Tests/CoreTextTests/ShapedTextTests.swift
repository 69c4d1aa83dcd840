import Testing

@testable import CoreText

/// Tests that layouts with cached paragraphs equal layouts with new ones. `Framesetter` sets both:
/// the twins share everything except shaping.
@Suite struct ShapedTextTests {
  private static let options = [(nil, 0), (90, 0), (200, 0), (60, 1), (70, 2)].map {
    (width: CGFloat?, lines: Int) in
    var options = TextLayoutOptions(width: width)
    options.maximumLines = lines
    return options
  }

  private func text(_ string: String, size: CGFloat = 17) -> StyledText {
    StyledText(string, attributes: TextAttributes(font: TextFont(size: size)))
  }

  private static func glyphs(of layout: TextLayout) -> [String] {
    layout.lines.flatMap { line in line.runs.flatMap { run in run.glyphs.map { "\($0)" } } }
  }

  @Test(
    arguments: sampleTexts + [
      "", "one\ntwo words\r\nthree", "a\u{2028}b", "x e\u{301} 1\u{20E3} ع 12",
    ])
  func sharedAndFreshParagraphsAgree(string: String) {
    let fresh: [TextLayout] = Self.options.map { options in
      ShapedText.removeAll()
      return TextLayout(text(string), options: options)
    }
    ShapedText.removeAll()
    // The last options shape the least text, so they come first.
    let shared: [TextLayout] = Self.options.reversed().map {
      TextLayout(text(string), options: $0)
    }
    for (one, other) in zip(fresh, shared.reversed()) {
      #expect(one.size == other.size && one.isTruncated == other.isTruncated)
      #expect(one.lines.map { $0.range } == other.lines.map { $0.range })
      #expect(Self.glyphs(of: one) == Self.glyphs(of: other))
    }
  }

  @Test func sharesOnlyWhatIsEqual() {
    let small = TextLayout(text("size", size: 10)).size
    #expect(TextLayout(text("size", size: 20)).size.width > small.width)
    #expect(TextLayout(text("sizes", size: 10)).size.width > small.width)
  }
}
