import CoreGraphics
import Testing

@testable import CoreText

/// Tests lines under and through text. At 100 points a line is 6 thick.
@Suite struct LineStyleTests {
  private func run(_ text: String, _ style: TextLineStyle) -> GlyphRun {
    var attributes = TextAttributes(font: TextFont(size: 100))
    attributes.underline = style
    return TextLayout(StyledText(text, attributes: attributes)).lines[0].runs[0]
  }

  private func stretches(_ style: TextLineStyle, length: Double) -> [Range<Double>] {
    var run = run("x", style)
    (run.minX, run.maxX) = (0, length)
    return Decoration.stretches(style, of: run, thickness: 6)
  }

  @Test(arguments: [
    (TextLineStyle.Pattern.solid, [0.0..<100]),
    (.dot, [0..<18, 36..<54, 72..<90]),
    (.dash, [0..<60, 90..<100]),
    (.dashDot, [0..<60, 78..<96]),
    (.dashDotDot, [0..<60, 78..<96]),
  ])
  func patterns(pattern: TextLineStyle.Pattern, parts: [Range<Double>]) {
    #expect(stretches(TextLineStyle(.single, pattern: pattern), length: 100) == parts)
  }

  @Test func twoDotsFollowADash() {
    let style = TextLineStyle(.thick, pattern: .dashDotDot)
    #expect(stretches(style, length: 190) == [0..<60, 78..<96, 114..<132, 150..<190])
  }

  @Test func byWordLeavesSpacesOut() {
    let text = "ab cd"
    let run = run(text, TextLineStyle(.single, isByWord: true))
    let width = makeLayout("ab", size: 100).size.width
    #expect(run.words.count == 2)
    #expect(abs(run.words[0].upperBound - Double(width)) < 0.01)
    #expect(run.words[1].lowerBound > run.words[0].upperBound + 10)
    #expect(run.words[1].upperBound == run.maxX)
  }

  /// The tops and heights are those of one line, one of double thickness, two with a line's space
  /// between.
  @Test(arguments: [
    (TextLineStyle.Kind.single, [11.0, 6]), (.thick, [11, 12]), (.double, [11, 6, 23, 6]),
  ])
  func kinds(kind: TextLineStyle.Kind, numbers: [Double]) {
    var attributes = TextAttributes(font: TextFont(size: 100))
    attributes.underline = TextLineStyle(kind)
    let line = TextLayout(StyledText("x", attributes: attributes)).lines[0]
    let found = Decoration.inFront(line).flatMap { [Double($0.rect.minY), Double($0.rect.height)] }
    #expect(zip(found, numbers).allSatisfy { abs($0 - $1) < 1e-9 } && found.count == numbers.count)
  }
}
