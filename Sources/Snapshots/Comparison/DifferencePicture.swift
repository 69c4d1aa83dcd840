import CPixels

/// The picture a person looks at: where two pictures differ, on a faded copy of the expected one.
///
/// A pixel that differs at all is pure red, however little it differs: the picture shows what the
/// comparison counted. Where the sizes differ, what only one picture covers is blue.
package enum DifferencePicture {
  /// Makes the picture, as wide and as high as the larger of the two; nil without memory.
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
