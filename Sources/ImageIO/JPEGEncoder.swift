import CTurboJPEG

/// Turns opaque pixels into the bytes of a baseline JPEG file.
///
/// The same pixels give the same bytes with the same libjpeg-turbo. Chroma is kept at full size, as
/// a picture of an interface needs; translucent pixels are written as they look on black, because
/// JPEG has no alpha.
package struct JPEGEncoder: Sendable {
  /// 1...100.
  package var quality: Int

  package init(quality: Int = 90) {
    self.quality = min(max(quality, 1), 100)
  }

  /// Encodes a bitmap's pixels.
  ///
  /// Complexity: O(pixels).
  package func encode(_ bitmap: Bitmap) throws(ImageIOError) -> Data {
    bitmap.flush()
    let bytes = UnsafeRawBufferPointer(
      start: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height)
    return try encode(
      bytes, bytesPerRow: bitmap.bytesPerRow, width: bitmap.width, height: bitmap.height)
  }

  /// Encodes an image's pixels, at full size whatever its orientation.
  package func encode(_ image: CGImage) throws(ImageIOError) -> Data {
    let (width, height) = (image.width, image.height)
    let result: Result<Data, ImageIOError> = image.withBGRA { bytes, bytesPerRow in
      Result { () throws(ImageIOError) in
        try encode(bytes, bytesPerRow: bytesPerRow, width: width, height: height)
      }
    }
    return try result.get()
  }

  private func encode(
    _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, width: Int, height: Int
  ) throws(ImageIOError) -> Data {
    guard width > 0, height > 0, let start = pixels.baseAddress else {
      throw .noSize(width: width, height: height)
    }
    let limits = ImageLimits(maximumSide: 65_535, maximumPixels: ImageLimits.standard.maximumPixels)
    guard limits.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits: limits)
    }
    guard let handle = tjInitCompress() else { throw .outOfMemory(width: width, height: height) }
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let status = tjCompress2(
      handle, start.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(bytesPerRow),
      Int32(height), JPEGDecoder.nativeWord.rawValue32, &bytes, &count,
      Int32(bitPattern: UInt32(truncatingIfNeeded: TJSAMP_444.rawValue)), Int32(quality),
      TJFLAG_ACCURATEDCT)
    defer { tjFree(bytes) }
    guard status == 0, let bytes else {
      throw .notEncoded(.jpeg, reason: String(cString: tjGetErrorStr2(handle)))
    }
    return Data(bytes: bytes, count: Int(count))
  }
}
