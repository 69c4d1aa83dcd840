/// The picture a person looks at: where two pictures differ, on a faded copy of the expected one.
///
/// A pixel that differs at all is pure red, however little it differs: the picture shows what the
/// comparison counted. Where the sizes differ, what only one picture covers is blue.
enum DifferencePicture {
  private static let changed: UInt32 = 0xFFFF_0000
  private static let uncovered: UInt32 = 0xFF40_60FF

  /// Makes the picture, as wide and as high as the larger of the two; nil without memory.
  static func make(expected: CGImage, actual: CGImage) -> CGImage? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    guard let picture = Bitmap(width: width, height: height) else { return nil }
    let sharedWidth = min(expected.width, actual.width)
    let sharedHeight = min(expected.height, actual.height)
    expected.withBGRA { expectedBytes, expectedStride in
      actual.withBGRA { actualBytes, actualStride in
        for y in 0..<height {
          let row = (picture.pixels + y * picture.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          let shared = y < sharedHeight ? sharedWidth : 0
          for x in shared..<width { row[x] = uncovered }
          for x in 0..<shared {
            let first = expectedBytes.load(
              fromByteOffset: y * expectedStride + 4 * x, as: UInt32.self)
            let second = actualBytes.load(
              fromByteOffset: y * actualStride + 4 * x, as: UInt32.self)
            row[x] = first == second ? faded(first) : changed
          }
        }
      }
    }
    picture.markDirty()
    return CGImage(sharing: picture)
  }

  /// The pixel on white, a quarter as strong, in grey: red and blue stay the only colours.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let onWhite = 255 - (pixel >> 24)
    let red = (pixel >> 16 & 255) + onWhite
    let green = (pixel >> 8 & 255) + onWhite
    let blue = (pixel & 255) + onWhite
    let grey = (red * 54 + green * 183 + blue * 19) >> 8
    let light = min(255, 191 + grey / 4)
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
