import CTypeRecords

/// The symbols of a program file (ELF, 64 bits), unless it was stripped.
///
/// Source: System V Application Binary Interface, «Object Files».
struct ProgramSymbols {
  private static let symbolTableType: UInt32 = 2
  private static let symbolSize = 24

  private let file: Data
  private let symbols: Range<Int>
  private let names: Range<Int>

  /// Creates the symbols of the file at a path; nil if it has none or is another kind of file.
  init?(path: String) {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    else { return nil }
    self.file = file
    let found = file.withUnsafeBytes(Self.find)
    guard let found else { return nil }
    (symbols, names) = found
  }

  private static func find(_ bytes: UnsafeRawBufferPointer) -> (Range<Int>, Range<Int>)? {
    let reader = Reader(bytes: bytes)
    guard let start = reader.word(0x28), let size = reader.half(0x3a), let count = reader.half(0x3c)
    else { return nil }
    for index in 0..<count {
      let header = start + index * size
      guard let type = reader.int(header + 4), type == symbolTableType else { continue }
      guard let linked = reader.int(header + 0x28), let symbols = reader.contents(header),
        let names = reader.contents(start + Int(linked) * size)
      else { return nil }
      return (symbols, names)
    }
    return nil
  }

  /// Returns whether a symbol with a prefix satisfies a condition.
  ///
  /// - Complexity: O(symbols of the file): some 20 ms for the tests of this package.
  func contains(prefix: String, where isIncluded: (UnsafeBufferPointer<CChar>) -> Bool) -> Bool {
    let prefix = Array(prefix.utf8)
    return file.withUnsafeBytes { bytes in
      let reader = Reader(bytes: bytes)
      guard let first = bytes.baseAddress else { return false }
      // The pages of the file, 25 MB and more of symbols, are not kept in memory.
      defer { madvise(UnsafeMutableRawPointer(mutating: first), bytes.count, MADV_DONTNEED) }
      let start = first + names.lowerBound
      for position in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.symbolSize)
      {
        guard let offset = reader.int(position), Int(offset) + prefix.count < names.count else {
          continue
        }
        // C functions, since collections are slow without optimisation.
        let name = start + Int(offset)
        guard memcmp(name, prefix, prefix.count) == 0 else { continue }
        let left = names.count - Int(offset)
        let length = strnlen(name.assumingMemoryBound(to: CChar.self), left)
        guard length < left else { continue }
        let symbol = UnsafeRawBufferPointer(start: name, count: length)
        if isIncluded(symbol.bindMemory(to: CChar.self)) { return true }
      }
      return false
    }
  }

  /// Reads numbers of a file; nil outside of it.
  private struct Reader {
    let bytes: UnsafeRawBufferPointer

    func half(_ position: Int) -> Int? { load(position, UInt16.self).map(Int.init) }
    func int(_ position: Int) -> UInt32? { load(position, UInt32.self) }
    func word(_ position: Int) -> Int? { load(position, UInt64.self).flatMap(Int.init(exactly:)) }

    /// Returns the range of a section's contents, for its header.
    func contents(_ header: Int) -> Range<Int>? {
      guard let start = word(header + 0x18), let size = word(header + 0x20),
        start <= bytes.count, size <= bytes.count - start
      else { return nil }
      return start..<(start + size)
    }

    private func load<Number: BitwiseCopyable>(_ position: Int, _ type: Number.Type) -> Number? {
      guard position >= 0, position <= bytes.count - MemoryLayout<Number>.size else { return nil }
      return bytes.loadUnaligned(fromByteOffset: position, as: type)
    }
  }
}
