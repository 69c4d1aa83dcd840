/// Turns pixels into the bytes of a still picture's file.
///
/// One requirement serves the ways in; conforming types say how the file is made.
package protocol ImageEncoder: Sendable {
  /// Encodes pixels, all of which may be read until this returns.
  ///
  /// Throws what an encoder can fail of: `noSize`, `tooLarge`, `outOfMemory` and `notEncoded`.
  func encode(_ pixels: PixelRows) throws(ImageIOError) -> Data
}

extension ImageEncoder {
  /// Encodes a bitmap's pixels. Complexity: O(pixels).
  package func encode(_ bitmap: Bitmap) throws(ImageIOError) -> Data {
    try encode(PixelRows(of: bitmap))
  }

  /// Encodes an image's pixels, at full size whatever its orientation. Complexity: O(pixels).
  package func encode(_ image: CGImage) throws(ImageIOError) -> Data {
    let result: Result<Data, ImageIOError> = image.withBGRA { bytes, bytesPerRow in
      Result { () throws(ImageIOError) in
        try encode(
          PixelRows(bytes, bytesPerRow: bytesPerRow, width: image.width, height: image.height))
      }
    }
    return try result.get()
  }
}
