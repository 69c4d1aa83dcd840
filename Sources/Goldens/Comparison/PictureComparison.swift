import CPixels

/// Compares two pictures exactly, by their premultiplied pixels, in one pass over both
/// (`compare.c`).
package enum PictureComparison {
  /// The difference between `expected` and `actual`, or nil if every pixel is equal.
  ///
  /// Complexity: O(pixels).
  package static func difference(expected: some PixelSource, actual: some PixelSource)
    -> Difference?
  {
    let (expectedSize, actualSize) = (PictureSize(expected), PictureSize(actual))
    guard expectedSize == actualSize else {
      return .size(expected: expectedSize, actual: actualSize)
    }
    return pixelDifference(expected: expected, actual: actual).map(Difference.pixels)
  }

  /// The difference of two pictures of one size, or nil if they are equal or their sizes differ.
  package static func pixelDifference(expected: some PixelSource, actual: some PixelSource)
    -> PixelDifference?
  {
    guard PictureSize(expected) == PictureSize(actual) else { return nil }
    return withPair(expected, actual) { pair in
      let rows = cpixels_rows_per_part(pair.width)
      let found = withUnsafeTemporaryAllocation(
        byteCount: cpixels_scratch_size(pair.width, pair.height, rows), alignment: 64
      ) { cpixels_compare(pair, rows, $0.baseAddress) }
      guard found.count > 0 else { return nil }
      return PixelDifference(found, pair)
    }
  }

  /// The number of differing pixels outside of `boxes`, in the area common to both pictures, and
  /// their bounding box.
  static func unexplained(
    expected: some PixelSource, actual: some PixelSource, boxes: [PixelRect]
  ) -> (count: Int, box: PixelRect)? {
    withPair(expected, actual) { pair in
      let found = cpixels_compare_outside(pair, boxes.map(\.clipped), boxes.count)
      return found.count == 0 ? nil : (found.count, found.box)
    }
  }

  /// Calls `body` with both pictures' pixels, in their common area.
  package static func withPair<Result>(
    _ first: some PixelSource, _ second: some PixelSource, _ body: (cpixels_pair) -> Result
  ) -> Result {
    first.withBGRA { firstBytes, firstStride in
      second.withBGRA { secondBytes, secondStride in
        body(
          cpixels_pair(
            first: firstBytes.baseAddress, second: secondBytes.baseAddress,
            first_bytes_per_row: firstStride, second_bytes_per_row: secondStride,
            width: UInt32(min(first.width, second.width)),
            height: UInt32(min(first.height, second.height))))
      }
    }
  }
}

extension PixelDifference {
  fileprivate init(_ found: cpixels_difference, _ pair: cpixels_pair) {
    let window = Int(CPIXELS_WINDOW)
    let (width, height) = (Int(pair.width), Int(pair.height))
    let distance = cpixels_perceive(pair, found.count)
    self.init(
      count: found.count, total: width * height, boundingBox: found.box,
      largestChannelDifference: Int(found.largest), densestCount: Int(found.densest),
      densestBox: PixelRect(
        x: max(0, Int(found.densest_x) - window + 1), y: max(0, Int(found.densest_y) - window + 1),
        width: min(window, width), height: min(window, height)),
      distance: PerceivedDistance(mean: distance.mean, largest: distance.largest))
  }
}

extension cpixels_difference {
  fileprivate var box: PixelRect {
    PixelRect(
      x: Int(min_x), y: Int(min_y), width: Int(max_x) - Int(min_x) + 1,
      height: Int(max_y) - Int(min_y) + 1)
  }
}

extension PixelRect {
  /// The part with nonnegative coordinates.
  fileprivate var clipped: cpixels_box {
    cpixels_box(
      x: UInt32(clamping: x), y: UInt32(clamping: y), width: UInt32(clamping: width + min(0, x)),
      height: UInt32(clamping: height + min(0, y)))
  }
}
