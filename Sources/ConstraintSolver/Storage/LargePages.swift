import Glibc

/// Pages of 2 MiB for large arrays.
///
/// For a thousand cells of 174 constraints each in one engine, faults of small pages took a tenth
/// of the time (`./benchmark --only constraints`: 160 ms became 148); with views, layout took half
/// as long (432 ms became 208).
enum LargePages {
  private static let size = 2 << 20

  /// Requests large pages in memory. Only a hint.
  static func prefer(for memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    guard byteCount >= 2 * size else { return }
    let start = (Int(bitPattern: memory) + size - 1) / size * size
    let end = (Int(bitPattern: memory) + byteCount) / size * size
    madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
  }
}
