import CPixels
import Testing

/// The loop over blocks of pixels and its slow twin find the same.
@Suite struct ComparePixelsTests {
  struct Frame {
    let width: Int
    let height: Int
    /// In pixels, beyond the width: rows need not touch.
    let gap: Int
    var words: [UInt32]
  }

  private func expectTwinsToAgree(_ first: Frame, _ second: Frame, _ comment: Comment) {
    let figures = [cpixels_compare, cpixels_compare_slowly].map { compare in
      let found = compare(
        first.words, 4 * (first.width + first.gap), second.words, 4 * (second.width + second.gap),
        UInt32(first.width), UInt32(first.height))
      return found.count == 0
        ? [0]
        : [
          found.count, Int(found.min_x), Int(found.max_x), Int(found.min_y), Int(found.max_y),
          Int(found.largest),
        ]
    }
    #expect(figures[0] == figures[1], comment)
  }

  private func frame(_ width: Int, _ height: Int, gap: Int) -> Frame {
    let words = (0..<(width + gap) * height).map { UInt32(truncatingIfNeeded: $0) &* 2_654_435_761 }
    return Frame(width: width, height: height, gap: gap, words: words)
  }

  /// Every place of one differing pixel, in rows around the width of a block.
  @Test(arguments: [1, 15, 16, 17, 31, 33, 48], [0, 3])
  func oneChangedPixelAnywhere(width: Int, gap: Int) {
    let first = frame(width, 3, gap: gap)
    expectTwinsToAgree(first, first, "equal")
    for y in 0..<3 {
      for x in 0..<width {
        for change in [UInt32(1), 0x8000_0000, 0x00FF_0000, 0x0102_0304] {
          var second = first
          second.words[y * (width + gap) + x] ^= change
          expectTwinsToAgree(first, second, "(\(x), \(y)) ^ \(change)")
        }
      }
    }
  }

  @Test(arguments: [1, 3, 16, 40, 200])
  func changesEverywhere(every: Int) {
    let first = frame(211, 37, gap: 0)
    var second = first
    for index in stride(from: every / 2, to: second.words.count, by: every) {
      second.words[index] = ~second.words[index] &+ UInt32(index)
    }
    expectTwinsToAgree(first, second, "one of \(every)")
  }

  @Test func whatLiesBetweenRowsDoesNotCount() {
    let first = frame(20, 4, gap: 2)
    var second = first
    for y in 0..<4 { second.words[y * 22 + 20] = 7 }
    #expect(cpixels_compare(first.words, 88, second.words, 88, 20, 4).count == 0)
  }
}
