#if canImport(Glibc)
  import Glibc
#endif

/// Cleared memory for pixels.
///
/// Large bitmaps lie on 2 MiB boundaries in pages of that size. Measured with a 2048×1536 frame:
/// its first touch costs 6.5–9 ms in 4 KiB pages and 1–2 ms in large ones (`limits` of the C
/// yardsticks); a cold picture of the wall took 4–8 ms less with them. Small ones come from
/// `calloc`.
struct PixelMemory {
  let start: UnsafeMutableRawPointer

  /// What was mapped, to be unmapped; nil for memory of `calloc`.
  private let mapping: UnsafeMutableRawBufferPointer?

  private static let largePage = 2 << 20

  /// Cleared memory for a number of bytes; nil when there is not so much.
  init?(byteCount: Int) {
    guard byteCount >= 2 * Self.largePage else {
      guard let memory = calloc(1, byteCount) else { return nil }
      start = memory
      mapping = nil
      return
    }
    // One page more than needed, so that a boundary lies within the first.
    let length = byteCount + Self.largePage
    guard
      let base = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      base != MAP_FAILED
    else { return nil }
    let misplaced = Int(bitPattern: base) % Self.largePage
    start = misplaced == 0 ? base : base + (Self.largePage - misplaced)
    mapping = UnsafeMutableRawBufferPointer(start: base, count: length)
    // Only advice: where it is not taken, the pages are small and the pixels the same.
    madvise(start, byteCount, MADV_HUGEPAGE)
  }

  func release() {
    if let mapping { munmap(mapping.baseAddress, mapping.count) } else { free(start) }
  }
}
