import CPNG

/// Turns pixels into the bytes of a PNG file many times faster than `PNGEncoder`, its slow twin.
///
/// The kind of file and the pixels in it are the same; its deflate stream is another. For pictures
/// people wait for. Goldens keep to `CompactPNGEncoder`, which finds more that came before.
///
/// How: strips of rows on all cores, filter "up", runs found by comparing words, one prefix code a
/// strip (`encode_fast.c`). The same pixels give the same bytes, whatever the processor, the number
/// of its cores or the timing of its threads.
///
/// Measured on the wall, 2048 × 1536: 2.1 ms on one core and 208 KB; libpng at level 1 without a
/// filter 25 ms and 217 KB; libdeflate at level 1 16 ms and 170 KB. ISA-L takes 3.4 ms, but its
/// bytes depend on the processor.
package struct FastPNGEncoder: ImageEncoder {
  /// Written to the pHYs chunk when present: 2 pixels a point at 72 points an inch are 5669.
  package var pixelsPerMetre: Int?
  /// The threads that may work at once; 0 for one a processor.
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

  /// Encodes a bitmap; pixels that it has not drawn are drawn some rows at a time, and stay undrawn
  /// there. Complexity: O(pixels).
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
