import CPixels

/// Compares two pictures exactly, on premultiplied pixels, in one pass over both (`compare.c`).
package enum PictureComparison {
  /// What sets `actual` apart from `expected`; nil when every pixel is the same.
  ///
  /// Complexity: O(pixels).
  package static func difference(expected: CGImage, actual: CGImage) -> Difference? {
    let (expectedSize, actualSize) = (PictureSize(expected), PictureSize(actual))
    guard expectedSize == actualSize else {
      return .size(expected: expectedSize, actual: actualSize)
    }
    return pixelDifference(expected: expected, actual: actual).map(Difference.pixels)
  }

  private static func pixelDifference(expected: CGImage, actual: CGImage) -> PixelDifference? {
    let (width, height) = (expected.width, expected.height)
    let found = expected.withBGRA { expectedBytes, expectedStride in
      actual.withBGRA { actualBytes, actualStride in
        cpixels_compare(
          expectedBytes.baseAddress, expectedStride, actualBytes.baseAddress, actualStride,
          UInt32(width), UInt32(height))
      }
    }
    guard found.count > 0 else { return nil }
    let (minX, minY) = (Int(found.min_x), Int(found.min_y))
    return PixelDifference(
      count: found.count, total: width * height,
      boundingBox: PictureBox(
        x: minX, y: minY, width: Int(found.max_x) - minX + 1, height: Int(found.max_y) - minY + 1),
      largestChannelDifference: Int(found.largest))
  }
}
