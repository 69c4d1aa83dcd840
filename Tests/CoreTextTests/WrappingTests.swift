import Testing

@testable import CoreText

/// Tests laws of line breaking, with many widths and scripts.
@Suite struct WrappingTests {
  private let modes: [TextParagraphStyle.LineBreak] = [.byWord, .byCharacter]

  @Test(arguments: sampleTexts)
  func linesPartitionTheText(text: String) {
    let count = text.utf16.count
    for mode in modes {
      for width in stride(from: 1, through: 400, by: 13) {
        let lines = makeLayout(text, width: CGFloat(width), mode: mode).lines
        #expect(lines.first?.range.lowerBound == 0 && lines.last?.range.upperBound == count)
        for (line, next) in zip(lines, lines.dropFirst()) {
          #expect(line.range.upperBound == next.range.lowerBound)
        }
      }
    }
  }

  @Test(arguments: sampleTexts)
  func noLineIsWiderThanTheWidthUnlessOneCharacter(text: String) {
    let units = Array(text.utf16)
    for mode in modes {
      for width in stride(from: 1, through: 400, by: 13) {
        for line in makeLayout(text, width: CGFloat(width), mode: mode).lines
        where line.width > CGFloat(width) + 0.01 {
          let shown = String(decoding: units[line.range], as: UTF16.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
          #expect(shown.count == 1, "\(shown) at \(width)")
        }
      }
    }
  }

  @Test(arguments: sampleTexts)
  func moreWidthNeverTakesMoreLines(text: String) {
    for mode in modes {
      var previous = Int.max
      for width in stride(from: 10, through: 500, by: 9) {
        let count = makeLayout(text, width: CGFloat(width), mode: mode).lines.count
        #expect(count <= previous)
        previous = count
      }
    }
  }

  /// A text's measured width always holds it on the lines that it has without a limit.
  @Test(arguments: sampleTexts)
  func theMeasuredWidthIsEnough(text: String) {
    let free = makeLayout(text)
    let held = makeLayout(text, width: free.size.width)
    #expect(held.lines.map(\.range) == free.lines.map(\.range))
    #expect(held.size == free.size)
  }

  /// Every line begins where a break is allowed, and has no room for the next word.
  @Test func wordWrappingIsGreedy() {
    let text = "aa bbb c dddd ee fffff g hh iii jjjj"
    let words = text.split(separator: " ").map(String.init)
    func width(_ words: ArraySlice<String>) -> CGFloat {
      makeLayout(words.joined(separator: " ")).size.width
    }
    for limit in stride(from: 50, through: 320, by: 1) {
      var expected: [String] = []
      var start = 0
      while start < words.count {
        var end = start + 1
        while end < words.count, width(words[start...end]) <= CGFloat(limit) + 0.001 { end += 1 }
        expected.append(words[start..<end].joined(separator: " "))
        start = end
      }
      let layout = makeLayout(text, width: CGFloat(limit))
      #expect(layout.shownLines(of: text) == expected)
    }
  }

  @Test func aWordWiderThanTheLineBreaksByCharacter() {
    let text = "mmmmmmmmmm"
    let one = makeLayout("m").size.width
    let layout = makeLayout(text, width: one * 4.5)
    #expect(layout.shownLines(of: text) == ["mmmm", "mmmm", "mm"])
  }

  @Test func clustersStayWhole() {
    let text = "👨‍👩‍👧‍👦🇯🇵e\u{301}👍🏽"
    let layout = makeLayout(text, width: 1)
    #expect(layout.shownLines(of: text) == ["👨‍👩‍👧‍👦", "🇯🇵", "e\u{301}", "👍🏽"])
  }

  /// White space at the end of a wrapped line neither wraps nor moves the line.
  @Test func trailingSpaceDoesNotCountForCentring() {
    let plain = makeLayout("abc", width: 200, alignment: .center)
    let spaced = makeLayout("abc   ", width: 200, alignment: .center)
    #expect(plain.lines[0].origin == spaced.lines[0].origin)
    #expect(spaced.size.width > plain.size.width)
    #expect(makeLayout("abc   ").size.width == spaced.size.width)
  }

  @Test func hugeStringsAreLinear() {
    let words = String(repeating: "lorem ipsum dolor sit amet ", count: 4000)
    let limited = makeLayout(words, width: 200, lines: 3)
    #expect(limited.lines.count == 3)
    let oneWord = String(repeating: "x", count: 50_000)
    let layout = makeLayout(oneWord, width: 100)
    #expect(layout.lines.count > 4000 && layout.lines.last?.range.upperBound == 50_000)
  }
}
