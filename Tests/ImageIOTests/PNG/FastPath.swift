import CPNG
import CoreGraphics
import Testing

/// The fast decoder and comparison alone, without libpng as a fallback.
enum FastPath {
  static func reads(_ data: Data, width: Int, height: Int) throws -> Bool {
    let bitmap = try #require(Bitmap(width: width, height: height))
    return data.withUnsafeBytes { bytes in
      cpng_decode_fast(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, bitmap.pixels,
        bitmap.bytesPerRow, UInt32(width), UInt32(height))
    }
  }

  /// Compares a file with a picture by its symbols, however many it has.
  static func equality(of data: Data, to bitmap: Bitmap) -> cpng_equality {
    data.withUnsafeBytes { bytes in
      cpng_compare_symbols(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, bitmap.pixels,
        bitmap.bytesPerRow, UInt32(bitmap.width), UInt32(bitmap.height))
    }
  }
}
