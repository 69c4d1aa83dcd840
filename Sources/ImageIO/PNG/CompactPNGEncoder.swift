import CPNG

/// Encodes PNG files for storage: goldens, frames of animations, and `pngData()`. Equal pixels
/// result in equal bytes.
///
/// The format and the pixels are those of `PNGEncoder`, its slow reference: 8-bit RGB for opaque
/// pixels, otherwise 8-bit RGBA with straight alpha, not interlaced, sRGB, without time stamp and
/// text. Large flat images are compressed by run lengths, others by libdeflate
/// (`encode_compact.c`), so that the bytes depend on the pixels and libdeflate's version only.
/// Goldens are compared by pixels, not bytes.
package struct CompactPNGEncoder: ImageEncoder {
  /// The value of the pHYs chunk, if any: 2 pixels per point at 72 points per inch are 5669.
  package var pixelsPerMetre: Int?
  /// Whether the file has alpha even if all pixels are opaque.
  package var keepsAlpha = false

  package init(pixelsPerMetre: Int? = nil) {
    self.pixelsPerMetre = pixelsPerMetre
  }

  /// Returns whether all pixels are opaque. O(pixels).
  package static func isOpaque(_ image: CGImage) -> Bool {
    image.withBGRA { bytes, bytesPerRow in
      cpng_is_opaque(bytes.baseAddress, bytesPerRow, UInt32(image.width), UInt32(image.height))
    }
  }

  /// Complexity: O(pixels), with five bytes of memory per pixel.
  package func encode(_ pixels: PixelRows) throws(ImageIOError) -> Data {
    let (width, height) = (UInt32(pixels.width), UInt32(pixels.height))
    return try Data(encodingOf: (pixels.width, pixels.height)) { bytes, count in
      cpng_encode_compact(
        pixels.start, pixels.bytesPerRow, width, height, keepsAlpha,
        UInt32(clamping: pixelsPerMetre ?? 0), &bytes, &count)
    }
  }
}
