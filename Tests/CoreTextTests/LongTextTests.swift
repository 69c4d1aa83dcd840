import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import CoreText

/// Tests megabytes of text in one label.
@Suite struct LongTextTests {
  /// Each character has these bytes while its paragraph is laid out.
  @Test func anAtomAndAGlyphTakeThirtyTwoBytesEach() {
    #expect(MemoryLayout<ShapedParagraph.Atom>.stride == 32)
    #expect(MemoryLayout<ShapedParagraph.Glyph>.stride == 32)
  }

  /// Long runs are shaped in parts without a change to any word.
  @Test func partsHaveTheWidthOfTheWhole() {
    let word = "kerned AVATAR words, "
    let count = (1 << 16) / word.utf8.count + 40
    let line = makeLayout(String(repeating: word, count: count) + "end", size: 20)
    let (one, two) = (makeLayout(word + word + "end", size: 20), makeLayout(word + "end", size: 20))
    let step = one.size.width - two.size.width
    #expect(abs(line.size.width - (two.size.width + step * CGFloat(count - 1))) < 0.5)
    #expect(line.lines.count == 1 && line.lines[0].runs.count == 2)
  }

  /// A text of which only the size is requested has the size of its lines.
  @Test(arguments: SeededGenerator.seeds(1...17 as ClosedRange<UInt64>))
  func sizesAloneAreThoseOfTheLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isLong = seed % 8 == 0
    let text = LongText.random(&random, words: isLong ? 14_000 : random.below(60))
    for width in [nil, 40, 300] as [CGFloat?] {
      for lines in isLong ? [0, 1] : [0, 1, 3] {
        var options = TextLayoutOptions(width: width)
        options.maximumLines = lines
        options.overflow = random.below(2) == 0 ? .lastLine : .singleLines
        let layout = TextLayout(text, options: options)
        options.measuresOnly = true
        let size = TextLayout(text, options: options)
        #expect(size.size == layout.size, "width \(width ?? -1), lines \(lines)")
        #expect(size.containerWidth == layout.containerWidth)
        #expect(size.isTruncated == layout.isTruncated)
        #expect(size.lines.isEmpty)
      }
    }
  }

  /// Text beyond the visible lines is not shaped: a text has the lines of its beginning.
  @Test func linesOfALongTextAreThoseOfItsBeginning() {
    let words = (0..<60_000).map { "word\($0 % 97)" }
    let all = words.joined(separator: " ")
    let beginning = words.prefix(400).joined(separator: " ")
    for mode in [TextParagraphStyle.LineBreak.truncateTail, .byWord, .byCharacter] {
      for lines in [1, 2, 20] {
        let (whole, part) = (
          makeLayout(all, width: 220, mode: mode, lines: lines),
          makeLayout(beginning, width: 220, mode: mode, lines: lines)
        )
        #expect(whole.lines.map(\.range) == part.lines.map(\.range))
        #expect(whole.lines.map(\.width) == part.lines.map(\.width))
        #expect(whole.lines.map(\.visibleText) == part.lines.map(\.visibleText))
        #expect(
          whole.lines.flatMap(\.runs).map(\.glyphs) == part.lines.flatMap(\.runs).map(\.glyphs))
        #expect(whole.isTruncated)
      }
    }
  }

  /// Lines in later parts of a long text equal those of a text that begins there.
  @Test func linesAreAlikeWhereverTheyLie() {
    let word = "kerned AVATAR words, "
    let count = 3 * (1 << 16) / word.utf8.count
    let layout = makeLayout(String(repeating: word, count: count), width: 120)
    let lengths = layout.lines.dropLast(3).map { ($0.range.count, $0.width) }
    let first = makeLayout(String(repeating: word, count: 40), width: 120).lines.dropLast(3)
      .map { ($0.range.count, $0.width) }
    let period = first.dropFirst().firstIndex { $0 == first[0] } ?? 1
    for (index, length) in lengths.enumerated() where index >= period {
      #expect(length.0 == lengths[index - period].0, "line \(index)")
      #expect(abs(length.1 - lengths[index - period].1) < 0.01, "line \(index)")
    }
    #expect(layout.lines.last?.range.upperBound == word.utf8.count * count)
  }

  /// Each line of a long text, which is shaped word by word, has the glyphs of a short text, which
  /// is shaped whole.
  @Test(
    arguments: zip(
      SeededGenerator.seeds(1...3 as ClosedRange<UInt64>),
      [TextFont.Family.system, .serif, .monospaced]))
  func linesAreThoseOfTextsOfTheirOwn(seed: UInt64, family: TextFont.Family) {
    var random = SeededGenerator(seed: seed)
    var attributes = TextAttributes(
      font: TextFont(weight: [400, 600, 700][random.below(3)], size: 17))
    attributes.font.family = family
    let signs = (0x21..<0x7F).compactMap(Unicode.Scalar.init) + "éßÅ–—…“”’×→ﬁ".unicodeScalars
    let words = (0..<1000).map { _ in
      String(
        String.UnicodeScalarView(
          (0...random.below(9)).map { _ in
            random.below(3) == 0 ? signs[random.below(signs.count)] : signs[32 + random.below(58)]
          }))
    }
    var string = ""
    while string.utf16.count < 70_000 {
      string += words[random.below(words.count)] + (random.below(9) == 0 ? "  " : " ")
    }
    let units = Array(string.utf16)
    let options = TextLayoutOptions(width: 200)
    let layout = TextLayout(StyledText(string, attributes: attributes), options: options)
    var others: [String] = []
    // Others end inside a word, whose next letter is kerned with their last.
    for line in layout.lines where units[line.range.upperBound - 1] == 0x20 {
      let part = String(decoding: units[line.range], as: UTF16.self)
      let own = StyledText(part, attributes: attributes)
      let short = TextLayout(own).lines[0]
      let glyphs = short.runs.flatMap(\.glyphs).map(\.glyph)
      if line.runs.flatMap(\.glyphs).map(\.glyph) != glyphs
        || abs(short.width - line.width) > 1 / 1024
      {
        others.append("\(part): \(short.width) \(line.width)")
      }
    }
    #expect(others == [])
  }

  /// A text whose words do not occur again is shaped many words at once, with the same result.
  @Test func newWordsHaveTheWidthsOfKnownOnes() {
    let words = (0..<20_000).map { "n\($0)" }
    let all = makeLayout(words.joined(separator: "\n"), size: 20)
    let parts = words.map { makeLayout($0, size: 20).size.width }
    #expect(all.lines.map(\.width) == parts)
  }

  /// A word without an end is shaped in parts, too.
  @Test func aWordOfMegabytesIsLaidOut() {
    let layout = makeLayout(String(repeating: "a", count: 300_000), width: 300)
    let line = layout.lines[0].range.count
    #expect(layout.lines.dropLast().allSatisfy { $0.range.count == line })
    #expect(layout.lines.last?.range.upperBound == 300_000)
  }

  /// A process takes at most this memory for each character, above its initial memory.
  @Test(arguments: LongText.Use.allCases)
  func aCharacterTakesAtMostTwentyBytes(use: LongText.Use) async throws {
    await #expect(processExitsWith: .success) { [use] in
      use.lay("warm")
      let before = peakMemory()
      let text = String(repeating: "many words in one label ", count: 1 << 17)
      use.lay(text)
      let perByte = (peakMemory() - before) / text.utf8.count
      print("bytes a character: \(perByte)")
      #expect(perByte < 20)
    }
  }
}

enum LongText {
  /// The calls that labels make.
  enum Use: String, CaseIterable, Codable {
    case oneLine, sizeOfOneLine, sizeOfManyLines, visibleLines

    func lay(_ text: String) {
      var options = TextLayoutOptions(width: self == .sizeOfOneLine ? nil : 300)
      options.overflow = .lastLine
      options.maximumLines = self == .oneLine || self == .sizeOfOneLine ? 1 : 0
      options.measuresOnly = self == .sizeOfOneLine || self == .sizeOfManyLines
      if self == .visibleLines { options.maximumHeight = 480 }
      var attributes = TextAttributes(font: TextFont(weight: 400, size: 17))
      attributes.paragraph.lineBreak = .truncateTail
      _ = TextLayout(StyledText(text, attributes: attributes), options: options)
    }
  }

  /// Returns words, tabs, separators, Hebrew, emoji and soft hyphens in several attributes.
  static func random(_ random: inout SeededGenerator, words: Int) -> StyledText {
    let isPlain = random.below(2) == 0
    var string = ""
    var runs: [StyledText.Run] = []
    let known =
      ["a", "word", "AVATAR", "office", "long\u{AD}er", "1.5", "  ", "why?"]
      + (isPlain ? [] : ["שלום", "👩‍🚀", "\t", "\n", "\u{2028}", "e\u{301}", "\u{0}"])
    var attributes = TextAttributes(font: TextFont(weight: 400, size: 17))
    attributes.paragraph.lineBreak = random.below(2) == 0 ? .byWord : .truncateTail
    attributes.paragraph.firstLineHeadIndent = CGFloat(random.below(2) * 10)
    for _ in 0..<max(1, words) {
      let word = known[random.below(known.count)] + " "
      if random.below(40) == 0 { attributes.font.size = CGFloat(10 + random.below(20)) }
      string += word
      runs.append(StyledText.Run(length: word.utf16.count, attributes: attributes))
    }
    return StyledText(string, runs: runs)
  }
}

/// Returns this process's peak memory in bytes; Linux reports kilobytes.
private func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return 1024
    * (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
}
