/// Compares two pictures exactly, on premultiplied pixels.
///
/// Rows are compared whole first (`memcmp`), so that equal pictures cost no loop in Swift, also in a
/// debug build; only rows that differ are looked at pixel by pixel.
enum PictureComparison {
  /// What sets `actual` apart from `expected`; nil when every pixel is the same.
  ///
  /// Complexity: O(pixels).
  static func difference(expected: CGImage, actual: CGImage) -> Difference? {
    let (expectedSize, actualSize) = (PictureSize(expected), PictureSize(actual))
    guard expectedSize == actualSize else {
      return .size(expected: expectedSize, actual: actualSize)
    }
    return pixelDifference(expected: expected, actual: actual).map(Difference.pixels)
  }

  private static func pixelDifference(expected: CGImage, actual: CGImage) -> PixelDifference? {
    let (width, height) = (expected.width, expected.height)
    var tally = Tally()
    expected.withBGRA { expectedBytes, expectedStride in
      actual.withBGRA { actualBytes, actualStride in
        guard let first = expectedBytes.baseAddress, let second = actualBytes.baseAddress else {
          return
        }
        for y in 0..<height {
          let firstRow = first + y * expectedStride
          let secondRow = second + y * actualStride
          guard memcmp(firstRow, secondRow, 4 * width) != 0 else { continue }
          tally.add(
            row: y, width, firstRow.assumingMemoryBound(to: UInt32.self),
            secondRow.assumingMemoryBound(to: UInt32.self))
        }
      }
    }
    return tally.difference(total: width * height)
  }

  private struct Tally {
    private var count = 0
    private var largest = 0
    private var minX = Int.max
    private var maxX = Int.min
    private var minY = Int.max
    private var maxY = Int.min

    mutating func add(
      row y: Int, _ width: Int, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>
    ) {
      minY = min(minY, y)
      maxY = y
      var x = 0
      while x < width {
        if first[x] != second[x] {
          count += 1
          if x < minX { minX = x }
          if x > maxX { maxX = x }
          if largest < 255 {
            largest = max(largest, PictureComparison.channelDifference(first[x], second[x]))
          }
        }
        x += 1
      }
    }

    func difference(total: Int) -> PixelDifference? {
      guard count > 0 else { return nil }
      return PixelDifference(
        count: count, total: total,
        boundingBox: CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1),
        largestChannelDifference: largest)
    }
  }

  /// The largest difference between two pixels' channels.
  static func channelDifference(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
      largest = max(largest, abs(difference))
    }
    return largest
  }
}
