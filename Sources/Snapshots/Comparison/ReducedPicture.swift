import CPixels

/// A picture made smaller for a list: each pixel is the mean of those it stands for (`reduce.c`).
package enum ReducedPicture {
  /// The top of a picture, all of its width, reduced.
  ///
  /// - Parameters:
  ///   - rows: how many of its rows are wanted, from the top.
  ///   - width: in pixels, at most the picture's own.
  ///   - height: in pixels, at most `rows`.
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
