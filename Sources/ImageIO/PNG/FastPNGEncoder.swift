import CPNG

/// Encodes PNG files many times faster than `PNGEncoder`, its slow reference.
///
/// The format and the pixels are the same, but the deflate stream differs. Used for interactive
/// results. Goldens use `CompactPNGEncoder`, which finds more repetitions.
///
/// Encodes strips of rows on all cores, with filter "up", runs found by comparing words, and one
/// prefix code per strip (`encode_fast.c`). Equal pixels result in equal bytes, regardless of the
/// processor, its number of cores, and timing.
///
/// For the wall, 2048 × 1536: 2.1 ms on one core and 208 KB; libpng at level 1 without a filter
/// takes 25 ms and 217 KB, libdeflate at level 1 16 ms and 170 KB. ISA-L takes 3.4 ms, but its
/// output depends on the processor.
package struct FastPNGEncoder: ImageEncoder {
  /// The value of the pHYs chunk, if any: 2 pixels per point at 72 points per inch are 5669.
  package var pixelsPerMetre: Int?
  /// The maximum number of threads; 0 for one per processor.
  package var threads = 0

  package init(pixelsPerMetre: Int? = nil) {
    self.pixelsPerMetre = pixelsPerMetre
  }

  /// Complexity: O(pixels).
  package func encode(_ pixels: PixelRows) throws(ImageIOError) -> Data {
    try Data(encodingOf: (pixels.width, pixels.height)) { bytes, count in
      cpng_encode_fast(
        pixels.start, pixels.bytesPerRow, UInt32(pixels.width), UInt32(pixels.height),
        metres, UInt32(clamping: threads), &bytes, &count)
    }
  }

  /// Encodes a bitmap; deferred drawing is executed for some rows at a time, without storing the
  /// result in the bitmap. O(pixels).
  package func encode(_ bitmap: Bitmap) throws(ImageIOError) -> Data {
    guard let rows = bitmap.deferred else { return try encode(PixelRows(of: bitmap)) }
    return try Data(encodingOf: (bitmap.width, bitmap.height)) { bytes, count in
      rows.withDrawing { drawing in
        cpng_encode_fast_drawn(
          FlatRows.drawing, drawing, UInt32(bitmap.width), UInt32(bitmap.height), metres,
          UInt32(clamping: threads), &bytes, &count)
      }
    }
  }

  private var metres: UInt32 { UInt32(clamping: pixelsPerMetre ?? 0) }
}
