import CPixels

extension Coverage {
  /// Adds bytes of one coverage, rows top to bottom, to those of another, up to 255. In C:
  /// a loop over bytes in Swift takes 30 times as long without optimisation.
  package static func add(
    _ bytes: UnsafePointer<UInt8>, bytesPerRow: Int, width: Int, height: Int,
    to sum: UnsafeMutablePointer<UInt8>, bytesPerRow sumBytesPerRow: Int
  ) {
    cflat_add_coverage(
      bytes, bytesPerRow, UInt32(width), UInt32(height), sum, sumBytesPerRow)
  }
}
