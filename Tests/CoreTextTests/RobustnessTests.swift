import CoreGraphics
import SeededRandom
import Testing

@testable import CoreText

/// Tests that layouts of any text with any numbers are finite, partition the text, and can be
/// drawn.
@Suite struct RobustnessTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0...0x7F, 0x20...0x7E, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F,
    0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F, 0x2028...0x202E, 0x2066...0x2069,
    0x20D0...0x20FF, 0x2600...0x27BF, 0x3040...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF,
    0xE000...0xE0FF, 0xFB1D...0xFB4F, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF,
    0x1F300...0x1F64F, 0x1F3FB...0x1F3FF, 0xE0000...0xE007F, 0x10FFF0...0x10FFFF, 0x200D...0x200D,
  ]

  private func randomText(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let range = Self.ranges.randomElement(using: &generator) ?? 0x20...0x7E
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let value = UInt32.random(in: range, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }

  @Test(arguments: SeededGenerator.seeds(1...24))
  func randomTexts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let modes: [TextParagraphStyle.LineBreak] = [
      .byWord, .byCharacter, .clip, .truncateHead, .truncateTail, .truncateMiddle,
    ]
    let alignments: [TextParagraphStyle.Alignment] = [
      .left, .center, .right, .justified, .natural,
    ]
    for _ in 0..<12 {
      let text = randomText(&generator)
      let mode = modes.randomElement(using: &generator) ?? .byWord
      let layout = makeLayout(
        text, size: CGFloat.random(in: 1...40, using: &generator),
        width: Bool.random(using: &generator)
          ? nil : CGFloat.random(in: 0...300, using: &generator),
        mode: mode, alignment: alignments.randomElement(using: &generator) ?? .natural,
        lines: Int.random(in: 0...4, using: &generator))
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(layout.size.width >= 0 && layout.size.height > 0)
      #expect(!layout.lines.isEmpty && layout.lines[0].range.lowerBound <= text.utf16.count)
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
        #expect(line.range.upperBound <= next.range.lowerBound && line.bottom <= next.bottom)
      }
      for run in layout.lines.flatMap(\.runs) {
        #expect(run.glyphs.allSatisfy { $0.x.isFinite && $0.rise.isFinite })
      }
      _ = layout.pixels(at: CGPoint(x: 2, y: 3), width: 120, height: 90)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300, 1e-300])
  func senselessNumbers(number: CGFloat) {
    var attributes = TextAttributes(font: TextFont(size: 17))
    attributes.paragraph.lineSpacing = number
    attributes.paragraph.headIndent = number
    attributes.kern = number
    attributes.baselineOffset = number
    let options = TextLayoutOptions(width: number)
    let layout = TextLayout(StyledText("one two three 😀", attributes: attributes), options: options)
    _ = layout.pixels(at: CGPoint(x: number, y: number), width: 50, height: 50)
    _ = layout.pixels(at: .zero, width: 50, height: 50)
    let sized = TextAttributes(font: TextFont(size: number))
    _ = TextLayout(StyledText("abc", attributes: sized)).pixels(at: .zero, width: 50, height: 50)
  }

  /// Very large glyphs are filled as outlines, and a larger size has more ink.
  @Test func hugeTextIsDrawn() {
    let layout = makeLayout("I", size: 900)
    let ink = layout.coverage(at: .zero, width: 200, height: 1000, scale: 1).count { $0 == 255 }
    #expect(ink > 30_000)
  }

  @Test func aLoneSurrogateIsReplaced() {
    let text = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)
    #expect(makeLayout(text).lines[0].range == 0..<3)
  }
}
