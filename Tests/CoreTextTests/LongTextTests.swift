import CoreGraphics
import Foundation
import Testing

@testable import CoreText

/// Megabytes of text in one label.
@Suite struct LongTextTests {
  /// What a character takes while its paragraph is laid out.
  @Test func anAtomAndAGlyphTakeThirtyTwoBytesEach() {
    #expect(MemoryLayout<ShapedParagraph.Atom>.stride == 32)
    #expect(MemoryLayout<ShapedParagraph.Glyph>.stride == 32)
  }

  /// Long runs are shaped in parts; no word changes by that.
  @Test func partsHaveTheWidthOfTheWhole() {
    let word = "kerned AVATAR words, "
    let count = (1 << 16) / word.utf8.count + 40
    let line = makeLayout(String(repeating: word, count: count) + "end", size: 20)
    let (one, two) = (makeLayout(word + word + "end", size: 20), makeLayout(word + "end", size: 20))
    let step = one.size.width - two.size.width
    #expect(abs(line.size.width - (two.size.width + step * CGFloat(count - 1))) < 0.5)
    #expect(line.lines.count == 1 && line.lines[0].runs.count == 2)
  }

  /// The most memory that a process takes for each character, over what it begins with.
  @Test func aCharacterTakesAtMostAHundredAndSixtyBytes() async throws {
    await #expect(processExitsWith: .success) {
      _ = makeLayout("warm", width: 300, mode: .truncateTail, lines: 1)
      let before = peakMemory()
      let text = String(repeating: "many words in one label ", count: 1 << 16)
      _ = makeLayout(text, width: 300, mode: .truncateTail, lines: 1)
      let perByte = (peakMemory() - before) / text.utf8.count
      print("bytes a character: \(perByte)")
      #expect(perByte < 160)
    }
  }
}

/// Of this process, in bytes; Linux says it in kilobytes.
private func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return 1024
    * (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
}
