import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Memory for pixels, cleared unless that is not wanted.
///
/// Large bitmaps lie on 2 MiB boundaries in pages of that size. Measured with a 2048×1536 frame:
/// its first touch costs 6.5–9 ms in 4 KiB pages and 1–2 ms in large ones (`limits` of the C
/// yardsticks); a cold picture of the wall took 4–8 ms less with them. Small ones come from
/// `calloc`, those of more than a few pages made present at once: blending into a page that was
/// never written traps twice, once to read it and once to write it, which was 6,000 of the 8,250
/// traps of the cold wall, and a tenth of its processor time (`perf record -e page-faults`).
struct PixelMemory: @unchecked Sendable {
  let start: UnsafeMutableRawPointer

  /// What was mapped, to be unmapped; nil for memory of `calloc`.
  private let mapping: UnsafeMutableRawBufferPointer?

  private static let largePage = 2 << 20

  /// Whether it is kept for the next that need not be cleared.
  private let isReused: Bool

  /// The one that was given back last. Decoding goldens one after the other, the system spent a
  /// quarter of the time clearing pages that were then written over.
  private static let kept = Mutex<PixelMemory?>(nil)
  /// More bytes are given back to the system.
  private static let mostKept = 64 << 20

  /// Memory for a number of bytes; nil when there is not so much.
  ///
  /// - Parameter isCleared: false where every byte will be written before it is read.
  init?(byteCount: Int, isCleared: Bool = true) {
    if !isCleared, let kept = Self.takeKept(byteCount) {
      self = kept
      return
    }
    isReused = !isCleared
    guard byteCount >= 2 * Self.largePage else {
      guard let memory = calloc(1, byteCount) else { return nil }
      Self.makePresent(memory, byteCount)
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

  /// From here on the C library maps memory of its own for an allocation, all of whose pages are
  /// absent.
  private static let leastMapped = 128 << 10
  /// `MADV_POPULATE_WRITE` of Linux 5.14, which headers may lack.
  private static let populateForWriting: CInt = 23

  /// Has the pages that lie wholly in memory present, in one call. Only advice: where it is not
  /// taken, they come as they are touched.
  private static func makePresent(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    guard byteCount >= leastMapped else { return }
    let page = 4096
    let first = (Int(bitPattern: memory) + page - 1) / page * page
    let end = (Int(bitPattern: memory) + byteCount) / page * page
    madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, populateForWriting)
  }

  func release() {
    guard let mapping else {
      free(start)
      return
    }
    var given: PixelMemory? = self
    if isReused, mapping.count <= Self.mostKept {
      Self.kept.withLock { kept in swap(&kept, &given) }
    }
    if let given, let old = given.mapping { munmap(old.baseAddress, old.count) }
  }

  /// What was kept, if it is large enough and not much too large.
  private static func takeKept(_ byteCount: Int) -> PixelMemory? {
    kept.withLock { kept in
      guard let memory = kept, let mapping = memory.mapping,
        (byteCount + largePage...2 * byteCount + largePage).contains(mapping.count)
      else { return nil }
      kept = nil
      return memory
    }
  }
}
