import CPixels
import SeededRandom
import Testing

/// Tests packed rows of coverage: the packing is lossless, and the longest full run is the one that
/// is omitted.
@Suite struct FlatPackTests {
  /// Returns bytes of zero, partial and full coverage, in runs of random length.
  private func bytes(_ count: Int, using numbers: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let byte =
        [0, 0, 255, 255, UInt8.random(in: 1...254, using: &numbers)]
        .randomElement(using: &numbers) ?? 0
      let length = [1, 3, 9, 31, 32, 33, 40].randomElement(using: &numbers) ?? 1
      bytes += repeatElement(byte, count: length)
    }
    return Array(bytes.prefix(count))
  }

  private func runs(_ row: [UInt8]) -> [Range<Int>] {
    var (runs, start): ([Range<Int>], Int?) = ([], nil)
    for x in 0...row.count {
      let isFull = x < row.count && row[x] == 255
      if isFull, start == nil { start = x }
      if !isFull, let from = start { (runs, start) = (runs + [from..<x], nil) }
    }
    return runs
  }

  @Test(arguments: [0, 1, 7, 8, 9, 16, 31, 32, 33, 64, 100, 333])
  func packsEveryRow(width: Int) {
    var numbers = SeededGenerator(test: 11)
    let height = 200
    let source = bytes(width * height, using: &numbers)
    var rows = [cflat_row](repeating: cflat_row(), count: height)
    var packed = [UInt8](repeating: 0, count: width * height)
    let length = cflat_pack(source, width, UInt32(width), UInt32(height), &rows, &packed)
    var total = 0
    for (y, row) in rows.enumerated() {
      let expected = Array(source[y * width..<(y + 1) * width])
      let (left, right) = (Int(row.full_start - row.start), Int(row.end - row.full_end))
      let partial = packed[Int(row.offset)...].prefix(left + right)
      var unpacked = [UInt8](repeating: 0, count: Int(row.start))
      unpacked += partial.prefix(left)
      unpacked += repeatElement(255, count: Int(row.full_end - row.full_start))
      unpacked += partial.dropFirst(left)
      unpacked += repeatElement(0, count: width - Int(row.end))
      #expect(unpacked == expected, "\(numbers)")
      let longest = runs(expected).filter { $0.count >= 32 }
        .reduce(0..<0) { $1.count > $0.count ? $1 : $0 }
      if !longest.isEmpty {
        #expect(Int(row.full_start)..<Int(row.full_end) == longest, "\(numbers)")
      } else {
        #expect(row.full_start == row.end && row.full_end == row.end, "\(numbers)")
      }
      total += left + right
    }
    #expect(length == total, "\(numbers)")
  }
}
