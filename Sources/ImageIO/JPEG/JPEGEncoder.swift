import CTurboJPEG

/// Encodes opaque pixels as a baseline JPEG file.
///
/// Equal pixels result in equal bytes for a version of libjpeg-turbo. Chroma has full resolution,
/// for images of user interfaces; translucent pixels are composited with black, since JPEG has no
/// alpha.
package struct JPEGEncoder: ImageEncoder {
  /// The quality, 1 to 100.
  package var quality: Int
  /// The orientation in the file's EXIF block, omitted if `up`; does not change the pixels.
  package var orientation = CGImagePropertyOrientation.up

  package init(quality: Int = 90) {
    self.quality = min(max(quality, 1), 100)
  }

  /// The maximum side of a JPEG file, and the maximum number of pixels of decoders.
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
