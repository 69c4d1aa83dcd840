import CoreGraphics
import Testing

@testable import CoreText

/// Tests that a character that no font has is drawn as a box with its code point.
@Suite struct MissingCharacterTests {
  private func picture(_ text: String, size: CGFloat = 40) -> [UInt32] {
    makeLayout(text, size: size).pixels(
      at: CGPoint(x: 4, y: 4), width: 200, height: 140, scale: 2)
  }

  /// A box is as high as a line and square, with any number of digits.
  @Test func boxesFitTheLine() throws {
    for text in ["\u{16A0}", "\u{12000}"] {
      let frame = try #require(makeLayout(text, size: 100).lines.first?.runs.first)
      let ink = frame.file.ink(of: frame.glyphs[0].glyph)
      let scale = frame.glyphScale * 100
      #expect(abs(ink.height * scale - 92) < 2)
      #expect(abs(frame.maxX - frame.minX - 102) < 4)
    }
  }

  @Test func everyCodePointHasItsOwnBox() {
    let texts = ["\u{16A0}", "\u{16A1}", "\u{12000}", "\u{12001}", "\u{EFF0}", "\u{0378}"]
    let pictures = texts.map { picture($0) }
    for (index, picture) in pictures.enumerated() {
      let dark = picture.count { $0 >> 24 > 0 }
      // A frame and four or six digits have some ink, but are not a black bar.
      #expect((300...4000).contains(dark), "\(texts[index]): \(dark) pixels")
      for other in pictures[..<index] { #expect(other != picture) }
    }
  }

  /// The frame scales with the font, and the digits are inside it in two rows.
  @Test func digitsAreInTheFrame() throws {
    for (text, code) in [("\u{16A0}", "16A0"), ("\u{12000}", "012000"), ("\u{10FFFD}", "10FFFD")] {
      let scalar = try #require(text.unicodeScalars.first).value
      #expect(CodePointBox.code(of: scalar) == code)
      let line = try #require(makeLayout(text, size: 100).lines.first)
      try #require(line.runs.count == 2)
      let (frame, digits) = (line.runs[0], line.runs[1])
      #expect(frame.glyphs.count == 1 && digits.glyphs.count == code.count)
      #expect(digits.glyphScale == 0.42)
      let step = digits.file.ink(of: digits.glyphs[0].glyph).advance * 42
      for glyph in digits.glyphs {
        #expect(glyph.x > frame.minX + 5 && glyph.x + step < frame.maxX - 5)
      }
      #expect(Set(digits.glyphs.map(\.rise)) == [0, 40])
    }
  }

  @Test func boxesAreCharactersLikeOthers() {
    let text = "a\u{16A0}\u{16A1}b \u{16A2}"
    let whole = makeLayout(text, size: 20)
    #expect(whole.shownLines(of: text) == [text])
    #expect(whole.lines[0].range == 0..<6)
    let narrow = makeLayout(text, size: 20, width: whole.size.width - 1)
    #expect(narrow.shownLines(of: text) == ["a\u{16A0}\u{16A1}b", "\u{16A2}"])
    let cut = makeLayout(
      "\u{16A0}\u{16A1}\u{16A2}", size: 20, width: 44, mode: .truncateTail, lines: 1)
    #expect(cut.isTruncated)
    for run in cut.lines[0].runs where run.glyphScale == 0.42 { #expect(run.glyphs.count == 4) }
  }

  /// From right to left, the digits in each box still run from left to right.
  @Test func fromRightToLeftTheBoxesAreTheSame() throws {
    let line = try #require(makeLayout("\u{05D0}\u{10A80}\u{05D1}", size: 100).lines.first)
    let frames = line.runs.filter { $0.glyphScale != 0.42 && $0.glyphScale != 1 }
    let digits = line.runs.filter { $0.glyphScale == 0.42 }
    for (frame, digits) in zip(frames, digits) {
      #expect(digits.glyphs.allSatisfy { $0.x > frame.minX && $0.x < frame.maxX })
      #expect(digits.glyphs[0].x < digits.glyphs[1].x)
    }
    #expect(frames.count == digits.count && !frames.isEmpty)
  }

  @Test func missingCharactersAreReported() {
    #expect(
      MissingCharacters.sentence(for: 0x16A0)
        == "No font has the character U+16A0 “\u{16A0}”: a box with its code point is drawn.")
    #expect(
      MissingCharacters.sentence(for: 0x12000)
        == "No font has the character U+12000 “\u{12000}”: a box with its code point is drawn.")
  }

  @Test func everySixteenOfAProcessAreReported() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for _ in 0..<2 {
        _ = makeLayout(
          String((0x16A0..<0x16C0).compactMap { Unicode.Scalar($0) }.map(Character.init)))
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("character") }
    #expect(lines.count == 17)
    #expect(lines.last == "More characters are missing.")
  }
}
