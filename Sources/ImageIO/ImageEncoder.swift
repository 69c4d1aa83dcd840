/// Encodes pixels as an image file.
///
/// Extensions provide overloads for the single requirement.
package protocol ImageEncoder: Sendable {
  /// Encodes pixels.
  ///
  /// - Throws: `noSize`, `tooLarge`, `outOfMemory` or `notEncoded`.
  func encode(_ pixels: PixelRows) throws(ImageIOError) -> Data
}

extension ImageEncoder {
  /// Encodes a bitmap. O(pixels).
  package func encode(_ bitmap: Bitmap) throws(ImageIOError) -> Data {
    try encode(PixelRows(of: bitmap))
  }

  /// Encodes an image in full size, regardless of its orientation. O(pixels).
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
