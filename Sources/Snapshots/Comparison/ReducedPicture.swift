import CPixels

/// A picture reduced for a list: each pixel is the mean of those it covers (`reduce.c`).
package enum ReducedPicture {
  /// Returns the top of a picture in full width, reduced.
  ///
  ///   - rows: The number of rows, from the top.
  ///   - width: The reduced width in pixels, at most the picture's.
  ///   - height: The reduced height in pixels, at most `rows`.
  ///   - Returns: The picture; nil without memory.
  /// - Returns: nil without memory.
  /// - Complexity: O(width of the picture · rows).
  package static func make(
    of image: CGImage, rows: Int, width: Int, height: Int
  ) -> Bitmap? {
    guard let picture = Bitmap(width: width, height: height) else { return nil }
    image.withBGRA { bytes, stride in
      cpixels_reduce(
        bytes.baseAddress, stride, UInt32(image.width), UInt32(rows), picture.pixels,
        picture.bytesPerRow, UInt32(width), UInt32(height))
    }
    picture.markDirty()
    return picture
  }
}
