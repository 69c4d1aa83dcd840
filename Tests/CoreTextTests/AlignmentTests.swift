import Testing

@testable import CoreText

@Suite struct AlignmentTests {
  @Test func edges() {
    let width = makeLayout("abc").size.width
    func x(_ alignment: TextParagraphStyle.Alignment, _ text: String = "abc") -> CGFloat {
      makeLayout(text, width: 200, alignment: alignment).lines[0].origin.x
    }
    #expect(x(.left) == 0 && x(.natural) == 0 && x(.justified) == 0)
    #expect(abs(x(.right) - (200 - width)) < 1e-9)
    #expect(abs(x(.center) - (200 - width) / 2) < 1e-9)
    let hebrew = makeLayout("שלום").size.width
    #expect(abs(x(.natural, "שלום") - (200 - hebrew)) < 1e-9)
    #expect(x(.left, "שלום") == 0)
  }

  @Test func justifiedLinesReachBothEdgesButTheLast() {
    let text = "Hello, world. This is a long run of text that should wrap at some point."
    let layout = makeLayout(text, width: 150, alignment: .justified)
    #expect(layout.lines.count > 3)
    for line in layout.lines.dropLast() {
      #expect(line.origin.x == 0 && abs(line.width - 150) < 0.01)
    }
    #expect(layout.lines.last.map { $0.width < 149 } == true)
  }

  @Test func indents() {
    var attributes = TextAttributes(font: TextFont(size: 17))
    attributes.paragraph.firstLineHeadIndent = 30
    attributes.paragraph.headIndent = 10
    attributes.paragraph.tailIndent = -20
    let text = "one two three four five six seven eight nine ten"
    let layout = TextLayout(
      StyledText(text, attributes: attributes), options: TextLayoutOptions(width: 150))
    #expect(layout.lines.map(\.origin.x) == [30] + layout.lines.dropFirst().map { _ in 10 })
    for line in layout.lines { #expect(line.origin.x + line.width <= 130.01) }
    attributes.paragraph.tailIndent = 130
    let positive = TextLayout(
      StyledText(text, attributes: attributes), options: TextLayoutOptions(width: 150))
    #expect(positive.lines.map(\.range) == layout.lines.map(\.range))
  }

  @Test func spacingAndLineHeights() {
    func tops(_ change: (inout TextParagraphStyle) -> Void) -> [CGFloat] {
      var attributes = TextAttributes(font: TextFont(size: 2048))
      change(&attributes.paragraph)
      let layout = TextLayout(StyledText("a\nb\u{2028}c", attributes: attributes))
      return layout.lines.map(\.baseline) + [layout.size.height]
    }
    #expect(tops { _ in } == [1950, 4394, 6838, 7332])
    #expect(tops { $0.lineSpacing = 100 } == [1950, 4494, 7038, 7532])
    #expect(tops { $0.paragraphSpacing = 50 } == [1950, 4444, 6888, 7382])
    #expect(tops { $0.paragraphSpacingBefore = 50 } == [1950, 4444, 6888, 7382])
    #expect(tops { $0.lineHeightMultiple = 2 } == [4394, 9282, 14170, 14664])
    #expect(tops { $0.minimumLineHeight = 3000 } == [2506, 5506, 8506, 9000])
    #expect(tops { $0.maximumLineHeight = 2000 } == [1506, 3506, 5506, 6000])
  }

  @Test func theLargestFontOfALineSetsItsHeight() {
    let small = TextAttributes(font: TextFont(size: 10))
    let large = TextAttributes(font: TextFont(size: 20))
    let text = StyledText(
      "small LARGE",
      runs: [.init(length: 6, attributes: small), .init(length: 5, attributes: large)])
    let layout = TextLayout(text)
    #expect(layout.size.height == 23.8671875 && layout.firstBaseline == 19.04296875)
  }

  @Test func tabsStopEvery28Points() {
    for text in ["\tx", "ab\tx", "\t\tx"] {
      let runs = makeLayout(text).lines[0].runs
      let x = runs.last?.glyphs.last?.x ?? 0
      #expect(abs(x.remainder(dividingBy: 28)) < 0.2 && x > 0)
    }
  }

  /// English in Arabic text keeps its order; the whole line runs from the right.
  @Test func mixedDirections() throws {
    let text = "אבג abc דהו"
    let line = try #require(makeLayout(text).lines.first)
    let directions = line.runs.map(\.isRightToLeft)
    #expect(directions.first == true && directions.last == true && directions.contains(false))
    let xs = line.runs.flatMap { $0.glyphs.map(\.x) }
    #expect(xs == xs.sorted())
  }

  @Test func kernAndBaselineOffset() {
    var attributes = TextAttributes(font: TextFont(size: 17))
    let plain = TextLayout(StyledText("office", attributes: attributes))
    attributes.kern = 3
    let kerned = TextLayout(StyledText("office", attributes: attributes))
    #expect(abs(kerned.size.width - plain.size.width - 18) < 0.5)
    attributes.kern = nil
    attributes.baselineOffset = 5
    let raised = TextLayout(StyledText("office", attributes: attributes))
    #expect(abs(raised.firstBaseline - plain.firstBaseline - 5) < 1e-9)
    #expect(raised.lines[0].runs[0].glyphs[0].rise == 5)
  }
}
