import Testing
import UIKit

/// Tests labels against numbers measured on UIKit's pictures.
@Suite struct LabelTextTests {
  private func label(_ text: String, size: CGFloat, weight: Int = 400, lines: Int = 1) -> LabelText
  {
    var attributes = TextAttributes(font: TextFont(weight: weight, size: size))
    attributes.paragraph.lineBreak = .truncateTail
    return LabelText(text: StyledText(text, attributes: attributes), numberOfLines: lines)
  }

  /// The label has only a title1 text, at scale 3.
  @Test(arguments: [
    (25.0, 90.0, 71.0, 566.0), (26, 94, 74, 588), (28, 101, 80, 632), (30, 108, 86, 677),
    (32, 115, 91, 721), (38, 137, 109, 852), (43, 154, 123, 962), (58, 208, 166, 1285),
  ])
  func heightAndBaseline(size: CGFloat, height: CGFloat, baseline: CGFloat, width: CGFloat) {
    let label = label("What's the point?", size: size)
    let measured = label.size(width: nil, scale: 3)
    #expect((measured.height * 3).rounded() == height)
    #expect(abs(measured.height * 3 - height) < 1e-6)
    let placement = label.placement(in: CGRect(origin: .zero, size: measured), scale: 3)
    #expect(placement.baselines(scale: 3) == [baseline])
    // The glyphs are Inter's; added spacing gives the line San Francisco's length.
    #expect(abs(measured.width * 3 - width) < width * 0.005)
  }

  private let long =
    "Hello, world. This is a long run of text that should wrap at some point. Someone should "
    + "improve this test by adding a joke or something. Alright, it's been fun!"
  private let square = CGRect(x: 0, y: 0, width: 300, height: 300)

  private func strings(_ placement: LabelText.Placement) -> [String] {
    let units = Array(long.utf16)
    return placement.layout.lines.map { line in
      String(decoding: units[line.range], as: UTF16.self) + (line.isTruncated ? "…" : "")
    }
  }

  @Test func twoLinesOf17Points() {
    let placement = label(long, size: 17, lines: 2).placement(in: square, scale: 1)
    #expect(placement.baselines(scale: 1) == [146, 166])
    #expect(
      strings(placement) == [
        "Hello, world. This is a long run of text ", "that should wrap at some point. Som…",
      ])
  }

  @Test func fiveLinesBreakWhereUIKitBreaks() {
    let placement = label(long, size: 17, lines: 0).placement(in: square, scale: 1)
    #expect(
      strings(placement) == [
        "Hello, world. This is a long run of text ", "that should wrap at some point. ",
        "Someone should improve this test by ", "adding a joke or something. Alright, it's ",
        "been fun!",
      ])
    for (ours, uikits) in zip(placement.baselines(scale: 1), [116, 136.5, 156.5, 177, 197]) {
      #expect(abs(ours - uikits) <= 1)
    }
  }

  /// The font is `boldSystemFont(ofSize: 32)`, which is semibold.
  @Test func sevenLinesOfBold32() {
    let placement = label(long, size: 32, weight: 600, lines: 0).placement(in: square, scale: 1)
    #expect(
      strings(placement) == [
        "Hello, world. This is a ", "long run of text that ", "should wrap at some ",
        "point. Someone ", "should improve this ", "test by adding a joke ", "or something. Alrig…",
      ])
    let baselines = placement.baselines(scale: 1)
    #expect(baselines[0] == 47 && baselines[6] == 276)
  }
}
