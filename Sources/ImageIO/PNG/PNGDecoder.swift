import CPNG

/// Decodes PNG files into premultiplied pixels.
///
/// Supports all colour types, bit depths, transparency chunks and interlacing; 16-bit samples are
/// rounded to 8 bits. Colours are converted to sRGB from Display P3 and other profiles that have
/// primaries and sRGB's transfer function, and treated as sRGB otherwise. Encoded pixels are
/// restored exactly.
///
/// Takes 4.1 ms for the wall's golden, 2048 × 1536, with `decode_fast.c`, and 26 with libpng.
package struct PNGDecoder: Sendable {
  package var limits: ImageLimits
  /// Whether common files are decoded without libpng (`decode_fast.c`), with equal results.
  package var usesFastPath = true

  /// A decoder that always uses libpng, the reference for tests.
  package static let portable = {
    var decoder = PNGDecoder()
    decoder.usesFastPath = false
    return decoder
  }()

  package init(limits: ImageLimits = .standard) {
    self.limits = limits
  }

  /// Decodes a file into a new bitmap.
  ///
  /// - Complexity: O(pixels); a file of another format, of an excessive size or with insufficient
  ///   data is rejected in constant time.
  package func decode(_ data: Data) throws(ImageIOError) -> Bitmap {
    let header = try PNGHeader(data)
    guard limits.allows(width: header.width, height: header.height) else {
      throw .tooLarge(width: header.width, height: header.height, limits: limits)
    }
    guard let least = header.minimumFileSize, data.count >= least else { throw .truncated(.png) }
    let bitmap = try Bitmap.make(
      width: header.width, height: header.height, limits: limits, isCleared: false)
    let matrix = PNGColors(data).matrix
    let result = data.withUnsafeBytes { bytes in
      let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
      let (width, height) = (UInt32(bitmap.width), UInt32(bitmap.height))
      if let matrix {
        return cpng_decode_converted(
          start, bytes.count, bitmap.pixels, bitmap.bytesPerRow, width, height, matrix.factors)
      }
      if usesFastPath,
        cpng_decode_fast(start, bytes.count, bitmap.pixels, bitmap.bytesPerRow, width, height)
      {
        return cpng_result()
      }
      return cpng_decode(start, bytes.count, bitmap.pixels, bitmap.bytesPerRow, width, height)
    }
    switch result.status {
    case CPNG_OK: break
    case CPNG_TRUNCATED: throw .truncated(.png)
    case CPNG_NO_MEMORY: throw .outOfMemory(width: header.width, height: header.height)
    default: throw .corrupt(.png, reason: result.sentence)
    }
    bitmap.markDirty()
    return bitmap
  }

  /// Returns whether a file decodes into exactly an image's pixels, without decoding it into memory
  /// of its own. False proves no difference: some files must be decoded to be compared.
  ///
  /// - Complexity: O(pixels).
  package func isEqual(_ data: Data, to image: CGImage) -> Bool {
    let (width, height) = (image.width, image.height)
    guard usesFastPath, limits.allows(width: width, height: height),
      PNGColors(data).matrix == nil
    else { return false }
    return data.withUnsafeBytes { file in
      image.withBGRA { pixels, bytesPerRow in
        cpng_equals_fast(
          file.assumingMemoryBound(to: UInt8.self).baseAddress, file.count, pixels.baseAddress,
          bytesPerRow, UInt32(width), UInt32(height))
      }
    }
  }

  /// Decodes a file into an image that owns its pixels.
  package func decodeImage(_ data: Data) throws(ImageIOError) -> CGImage {
    CGImage(sharing: try decode(data))
  }
}
