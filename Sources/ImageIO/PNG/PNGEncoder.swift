import CPNG

/// Turns pixels into the bytes of a PNG file, by libpng and zlib: the slow twin of
/// `CompactPNGEncoder` and `FastPNGEncoder`. The same pixels always give the same bytes.
///
/// The file is 8-bit RGB when every pixel is opaque, else 8-bit RGBA with straight alpha, not
/// interlaced, marked sRGB, with no time stamp and no text. Level, strategy and filter are fixed
/// (`standard`), so the bytes depend on the pixels and on zlib's version alone.
///
/// Why the filter "up" at level 6: three scenes of 2048 × 1536 pixels, optimised code, in all:
/// up at 6, 294 KB in 117 ms; libpng's choice by row at 6, 284 KB in 227 ms; no filter at 6, 340 KB
/// in 126 ms; up at 3, 395 KB in 68 ms; up at 9, 289 KB in 354 ms.
package struct PNGEncoder: ImageEncoder {
  /// zlib's compression level, 0...9.
  package var level: Int
  package var strategy: Strategy
  package var filter: Filter
  /// Written to the pHYs chunk when present: 2 pixels a point at 72 points an inch are 5669.
  package var pixelsPerMetre: Int?

  package enum Strategy: Int32, Sendable, CaseIterable {
    case standard = 0
    case filtered = 1
    case huffmanOnly = 2
    case runLength = 3
  }

  package enum Filter: Int32, Sendable, CaseIterable {
    case none = 0x08
    case sub = 0x10
    case up = 0x20
    case average = 0x40
    case paeth = 0x80
    /// libpng chooses for each row by the least sum of absolute differences.
    case adaptive = 0xF8
  }

  package static let standard = PNGEncoder()

  package init(
    level: Int = 6, strategy: Strategy = .standard, filter: Filter = .up,
    pixelsPerMetre: Int? = nil
  ) {
    self.level = level
    self.strategy = strategy
    self.filter = filter
    self.pixelsPerMetre = pixelsPerMetre
  }

  /// Complexity: O(pixels).
  package func encode(_ pixels: PixelRows) throws(ImageIOError) -> Data {
    let (width, height) = (UInt32(pixels.width), UInt32(pixels.height))
    let settings = cpng_encoding(
      level: Int32(clamping: level), strategy: strategy.rawValue, filters: filter.rawValue,
      pixels_per_metre: UInt32(clamping: pixelsPerMetre ?? 0))
    let opaque = cpng_is_opaque(pixels.start, pixels.bytesPerRow, width, height)
    return try Data(encodingOf: (pixels.width, pixels.height)) { bytes, count in
      cpng_encode(
        pixels.start, pixels.bytesPerRow, width, height, opaque, settings, &bytes, &count)
    }
  }
}
