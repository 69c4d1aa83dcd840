import CTurboJPEG

/// Turns opaque pixels into the bytes of a baseline JPEG file.
///
/// The same pixels give the same bytes with the same libjpeg-turbo. Chroma is kept at full size, as
/// a picture of an interface needs; translucent pixels are written as they look on black, because
/// JPEG has no alpha.
package struct JPEGEncoder: ImageEncoder {
  /// 1...100.
  package var quality: Int
  /// Said in the file's EXIF block where it is not `up`; the pixels stay as they are.
  package var orientation = CGImagePropertyOrientation.up

  package init(quality: Int = 90) {
    self.quality = min(max(quality, 1), 100)
  }

  /// The longest side a JPEG file can state, and as many pixels as are decoded.
  private static let limits = ImageLimits(
    maximumSide: 65_535, maximumPixels: ImageLimits.standard.maximumPixels)

  /// Complexity: O(pixels).
  package func encode(_ pixels: PixelRows) throws(ImageIOError) -> Data {
    let (width, height) = (pixels.width, pixels.height)
    guard Self.limits.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits: Self.limits)
    }
    guard let bytesPerRow = Int32(exactly: pixels.bytesPerRow) else {
      throw .notEncoded(.jpeg, reason: "its rows are too far apart in memory")
    }
    guard let handle = tjInitCompress() else { throw .outOfMemory(width: width, height: height) }
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let status = tjCompress2(
      handle, pixels.start.assumingMemoryBound(to: UInt8.self), Int32(width), bytesPerRow,
      Int32(height), JPEGDecoder.nativeWord.rawValue32, &bytes, &count,
      Int32(bitPattern: UInt32(truncatingIfNeeded: TJSAMP_444.rawValue)), Int32(quality),
      TJFLAG_ACCURATEDCT)
    guard status == 0, let bytes else {
      throw .notEncoded(.jpeg, reason: String(cString: tjGetErrorStr2(handle)))
    }
    return EXIFOrientation.add(orientation, toJPEG: Data(bytes: bytes, count: Int(count)))
  }
}
