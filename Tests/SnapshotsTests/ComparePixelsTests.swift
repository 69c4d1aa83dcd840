import CPixels
import Testing

/// Tests that the loop over blocks of pixels and its slow twin find the same differences.
///
/// They share the types and the window's side in `cpixels.h` and no code.
@Suite struct ComparePixelsTests {
  struct Frame {
    let width: Int
    let height: Int
    /// The pixels between the end of a row and the next row.
    let gap: Int
    var words: [UInt32]
  }

  private func figures(
    _ first: Frame, _ second: Frame, _ compare: (cpixels_pair) -> cpixels_difference
  ) -> [Int] {
    first.words.withUnsafeBytes { firstBytes in
      second.words.withUnsafeBytes { secondBytes in
        let found = compare(
          cpixels_pair(
            first: firstBytes.baseAddress, second: secondBytes.baseAddress,
            first_bytes_per_row: 4 * (first.width + first.gap),
            second_bytes_per_row: 4 * (second.width + second.gap), width: UInt32(first.width),
            height: UInt32(first.height)))
        guard found.count > 0 else { return [0] }
        return [
          found.count, Int(found.min_x), Int(found.max_x), Int(found.min_y), Int(found.max_y),
          Int(found.largest), Int(found.densest), Int(found.densest_x), Int(found.densest_y),
        ]
      }
    }
  }

  /// The fast twin, with uninitialised memory as output.
  private func fast(_ pair: cpixels_pair, rowsPerPart: Int? = nil) -> cpixels_difference {
    let rows = rowsPerPart.map(UInt32.init) ?? cpixels_rows_per_part(pair.width)
    let size = cpixels_scratch_size(pair.width, pair.height, rows)
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) {
      $0.initializeMemory(as: UInt8.self, repeating: 0xA5)
      return cpixels_compare(pair, rows, $0.baseAddress)
    }
  }

  /// The rows are compared in one part, in the default parts, and in parts that are lower and
  /// higher than a square.
  private func expectTwinsToAgree(
    _ first: Frame, _ second: Frame, _ comment: Comment,
    rowsPerPart parts: [Int?] = [nil, 1, 5, 16, 20]
  ) {
    let slow = figures(first, second, cpixels_compare_slowly)
    for rows in parts {
      #expect(
        figures(first, second) { fast($0, rowsPerPart: rows) } == slow,
        "\(comment), \(rows.map { "\($0)" } ?? "all") rows")
    }
  }

  private func frame(_ width: Int, _ height: Int, gap: Int) -> Frame {
    let words = (0..<(width + gap) * height).map { UInt32(truncatingIfNeeded: $0) &* 2_654_435_761 }
    return Frame(width: width, height: height, gap: gap, words: words)
  }

  /// Tests one differing pixel at every place, in rows around the width of a block.
  @Test(arguments: [1, 15, 16, 17, 31, 33, 48], [0, 3])
  func oneChangedPixelAnywhere(width: Int, gap: Int) {
    let first = frame(width, 3, gap: gap)
    expectTwinsToAgree(first, first, "equal")
    for y in 0..<3 {
      for x in 0..<width {
        for change in [UInt32(1), 0x8000_0000, 0x00FF_0000, 0x0102_0304] {
          var second = first
          second.words[y * (width + gap) + x] ^= change
          expectTwinsToAgree(
            first, second, "(\(x), \(y)) ^ \(change)", rowsPerPart: [nil, 2])
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

  /// Tests differing blocks of every size around that of the square, at every place.
  @Test(arguments: [1, 5, 15, 16, 17, 24], [1, 15, 16, 17, 24])
  func changedBlocks(width: Int, height: Int) {
    let first = frame(50, 40, gap: 1)
    for (x, y) in [(0, 0), (3, 1), (16, 16), (50 - width, 40 - height)] {
      var second = first
      for row in y..<y + height {
        for column in x..<x + width { second.words[row * 51 + column] ^= 0x0000_0100 }
      }
      expectTwinsToAgree(first, second, "\(width) × \(height) at (\(x), \(y))")
    }
  }

  /// A square with all pixels different wins over one with 255, in either order.
  @Test(arguments: [true, false])
  func fullSquares(fullFirst: Bool) {
    let first = frame(64, 48, gap: 0)
    var second = first
    for (left, isFull) in [(1, fullFirst), (40, !fullFirst)] {
      for y in 10..<26 { for x in left..<left + 16 { second.words[y * 64 + x] ^= 9 } }
      if !isFull { second.words[17 * 64 + left + 5] ^= 9 }
    }
    expectTwinsToAgree(first, second, "255 and 256")
    #expect(figures(first, second) { fast($0) }[6] == 256)
  }

  @Test func whatIsBetweenRowsDoesNotCount() {
    let first = frame(20, 4, gap: 2)
    var second = first
    for y in 0..<4 { second.words[y * 22 + 20] = 7 }
    #expect(figures(first, second) { fast($0) } == [0])
  }
}
