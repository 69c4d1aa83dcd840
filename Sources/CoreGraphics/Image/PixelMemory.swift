import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Memory for pixels, optionally uninitialised.
///
/// Large bitmaps use 2 MiB pages. For a 2048×1536 frame, first access takes 6.5–9 ms with 4 KiB
/// pages and 1–2 ms with large ones (`limits` of the C yardsticks); a cold image of the wall took
/// 4–8 ms less. Small bitmaps use `calloc`, those of more than a few pages prefaulted: blending
/// into an unwritten page faults twice, on reading and on writing, which caused 6,000 of the 8,250
/// faults of the cold wall and a tenth of its processor time (`perf record -e page-faults`).
struct PixelMemory: @unchecked Sendable {
  let start: UnsafeMutableRawPointer

  /// The mapping; nil for memory from `calloc`.
  private let mapping: UnsafeMutableRawBufferPointer?

  private static let largePage = 2 << 20

  /// Whether the memory is kept for reuse by uninitialised bitmaps.
  private let isReused: Bool

  /// The last released memory. Without it, decoding of successive images spends a quarter of the
  /// time on clearing pages, and drawing of successive screens a twentieth.
  private static let cached = Mutex<PixelMemory?>(nil)
  /// The maximum size of kept memory, in bytes.
  private static let maximumCachedCount = 64 << 20

  /// Allocates memory of a size in bytes; nil if memory is exhausted.
  ///
  /// - Parameter isCleared: False for undefined contents, if all bytes are written before they are
  ///   read.
  init?(byteCount: Int, isCleared: Bool = true) {
    if !isCleared, let cached = Self.takeCached(byteCount) {
      self = cached
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
    // An additional page allows alignment to a page boundary.
    let length = byteCount + Self.largePage
    guard
      let base = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      base != MAP_FAILED
    else { return nil }
    let misplaced = Int(bitPattern: base) % Self.largePage
    start = misplaced == 0 ? base : base + (Self.largePage - misplaced)
    mapping = UnsafeMutableRawBufferPointer(start: base, count: length)
    // Only a hint, without effect on the contents.
    madvise(start, byteCount, MADV_HUGEPAGE)
  }

  /// The size from which the C library maps separate memory, whose pages are not present.
  private static let minimumMappedBytes = 128 << 10
  /// `MADV_POPULATE_WRITE` of Linux 5.14, which headers may lack.
  private static let populateForWriting: CInt = 23

  /// Prefaults the pages of memory in one call. Only a hint; otherwise pages fault on access.
  private static func makePresent(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    guard byteCount >= minimumMappedBytes else { return }
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
    if isReused, mapping.count <= Self.maximumCachedCount {
      Self.cached.withLock { cached in swap(&cached, &given) }
    }
    if let given, let old = given.mapping { munmap(old.baseAddress, old.count) }
  }

  /// Returns the kept memory if its size is sufficient but not excessive.
  private static func takeCached(_ byteCount: Int) -> PixelMemory? {
    cached.withLock { cached in
      guard let memory = cached, let mapping = memory.mapping,
        (byteCount + largePage...2 * byteCount + largePage).contains(mapping.count)
      else { return nil }
      cached = nil
      return memory
    }
  }
}
