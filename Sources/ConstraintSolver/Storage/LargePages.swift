import Glibc

/// Pages of 2 MiB for long rows of values.
///
/// Measured with a thousand cells of 174 constraints each in one engine, first touches of small
/// pages took a tenth of the time (`./benchmark --only constraints`, 160 ms became 148); as views,
/// laying them out took half as long (432 ms, then 208).
enum LargePages {
  private static let size = 2 << 20

  /// Asks for large pages where some of them lie wholly in a piece of memory. Only advice: where it
  /// is not taken, pages are small.
  static func prefer(for memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    guard byteCount >= 2 * size else { return }
    let start = (Int(bitPattern: memory) + size - 1) / size * size
    let end = (Int(bitPattern: memory) + byteCount) / size * size
    madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
  }
}
