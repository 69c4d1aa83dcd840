import CPNG

/// Turns pixels into the bytes of a PNG file: the same pixels always give the same bytes.
///
/// The file is 8-bit RGB when every pixel is opaque, else 8-bit RGBA with straight alpha, not
/// interlaced, marked sRGB, with no time stamp and no text. Level, strategy and filter are fixed
/// (`standard`), so the bytes depend on the pixels and on zlib's version alone; pixels, not bytes,
/// are what a golden picture is compared by.
///
/// Why the filter "up" at level 6: three scenes of 2048 × 1536 pixels, optimised code, in all:
/// up at 6, 294 KB in 117 ms; libpng's choice by row at 6, 284 KB in 227 ms; no filter at 6, 340 KB
/// in 126 ms; up at 3, 395 KB in 68 ms; up at 9, 289 KB in 354 ms.
package struct PNGEncoder: Sendable {
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

  /// Encodes a bitmap's pixels.
  ///
  /// Complexity: O(pixels). Throws `outOfMemory` or `notEncoded`.
  package func encode(_ bitmap: Bitmap) throws(ImageIOError) -> Data {
    bitmap.flush()
    let bytes = UnsafeRawBufferPointer(
      start: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height)
    return try encode(
      bytes, bytesPerRow: bitmap.bytesPerRow, width: bitmap.width, height: bitmap.height)
  }

  /// Encodes an image's pixels, at full size whatever its orientation.
  ///
  /// - Parameter keepsAlpha: whether the file is RGBA even where every pixel is opaque.
  package func encode(
    _ image: CGImage, keepsAlpha: Bool = false
  ) throws(ImageIOError) -> Data {
    let (width, height) = (image.width, image.height)
    let result: Result<Data, ImageIOError> = image.withBGRA { bytes, bytesPerRow in
      Result { () throws(ImageIOError) in
        try encode(
          bytes, bytesPerRow: bytesPerRow, width: width, height: height, keepsAlpha: keepsAlpha)
      }
    }
    return try result.get()
  }

  /// Whether every pixel is opaque. Complexity: O(pixels).
  package static func isOpaque(_ image: CGImage) -> Bool {
    image.withBGRA { bytes, bytesPerRow in
      cpng_is_opaque(bytes.baseAddress, bytesPerRow, UInt32(image.width), UInt32(image.height))
    }
  }

  private func encode(
    _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, width: Int, height: Int,
    keepsAlpha: Bool = false
  ) throws(ImageIOError) -> Data {
    guard width > 0, height > 0, let start = pixels.baseAddress else {
      throw .noSize(width: width, height: height)
    }
    let settings = cpng_encoding(
      level: Int32(clamping: level), strategy: strategy.rawValue, filters: filter.rawValue,
      pixels_per_metre: UInt32(clamping: pixelsPerMetre ?? 0))
    let opaque =
      !keepsAlpha && cpng_is_opaque(start, bytesPerRow, UInt32(width), UInt32(height))
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let result = cpng_encode(
      start, bytesPerRow, UInt32(width), UInt32(height), opaque, settings, &bytes, &count)
    guard result.status == CPNG_OK, let bytes else {
      throw result.status == CPNG_NO_MEMORY
        ? .outOfMemory(width: width, height: height)
        : .notEncoded(.png, reason: result.words)
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}

extension cpng_result {
  /// libpng's message without its final full stop.
  var words: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }
}
