import CPNG

/// Turns pixels into the bytes of a PNG file that is kept: a golden, an animation's frame, what
/// `pngData()` gives. The same pixels always give the same bytes.
///
/// The kind of file and the pixels in it are those of `PNGEncoder`, its slow twin: 8-bit RGB when
/// every pixel is opaque, else 8-bit RGBA with straight alpha, not interlaced, marked sRGB, with no
/// time stamp and no text. Its deflate stream is that of runs where the picture is large and flat,
/// else libdeflate's (`encode_compact.c`), so the bytes depend on the pixels and on libdeflate's
/// version alone; pixels, not bytes, are what a golden picture is compared by.
package struct CompactPNGEncoder: ImageEncoder {
  /// Written to the pHYs chunk when present: 2 pixels a point at 72 points an inch are 5669.
  package var pixelsPerMetre: Int?
  /// Whether the file is RGBA even where every pixel is opaque.
  package var keepsAlpha = false

  package init(pixelsPerMetre: Int? = nil) {
    self.pixelsPerMetre = pixelsPerMetre
  }

  /// Whether every pixel is opaque. Complexity: O(pixels).
  package static func isOpaque(_ image: CGImage) -> Bool {
    image.withBGRA { bytes, bytesPerRow in
      cpng_is_opaque(bytes.baseAddress, bytesPerRow, UInt32(image.width), UInt32(image.height))
    }
  }

  /// Complexity: O(pixels), and five bytes of memory a pixel.
  package func encode(_ pixels: PixelRows) throws(ImageIOError) -> Data {
    let (width, height) = (UInt32(pixels.width), UInt32(pixels.height))
    let opaque = !keepsAlpha && cpng_is_opaque(pixels.start, pixels.bytesPerRow, width, height)
    return try Data(encodingOf: (pixels.width, pixels.height)) { bytes, count in
      cpng_encode_compact(
        pixels.start, pixels.bytesPerRow, width, height, opaque,
        UInt32(clamping: pixelsPerMetre ?? 0), &bytes, &count)
    }
  }
}
