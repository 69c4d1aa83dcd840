import CPixels

/// The diff of two pictures, drawn over a faded copy of the expected one.
///
/// Any pixel that differs is pure red, by any amount, as the comparison counts pixels. If the sizes
/// differ, the area of only one picture is blue.
package enum DifferencePicture {
  /// Returns the diff, with the larger of both widths and heights; nil if memory is short.
  package static func make(expected: CGImage, actual: CGImage) -> CGImage? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    guard let picture = Bitmap(width: width, height: height) else { return nil }
    PictureComparison.withPair(expected, actual) { pair in
      cpixels_illustrate(
        pair, picture.pixels, picture.bytesPerRow, UInt32(width), UInt32(height))
    }
    picture.markDirty()
    return CGImage(sharing: picture)
  }
}
