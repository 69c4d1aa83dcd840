/// A function of a shared library whose calls can be redirected.
///
/// Calls of functions in other files use addresses in the caller's global offset table, which the
/// dynamic linker sets. This type replaces such addresses in all loaded files. Statically linked
/// programs have no such tables.
///
/// Source: System V Application Binary Interface, «Dynamic Linking», and its supplements for
/// AMD64 and AArch64 («Relocation»).
struct ImportedFunction {
  /// The linker symbol.
  let symbol: String

  /// The function's address; nil if no library has it.
  var address: UnsafeMutableRawPointer? { dlsym(nil, symbol) }

  /// Redirects all calls to another function.
  ///
  /// - Returns: Whether any calls were redirected.
  @discardableResult
  func replace(by replacement: UnsafeRawPointer) -> Bool {
    var search = Search(symbol: symbol, replacement: UInt(bitPattern: replacement))
    for file in Self.loadedFiles { search.visit(file) }
    return search.count > 0
  }

  /// The program and its libraries, from the dynamic linker's list for debuggers.
  private static var loadedFiles: [link_map] {
    guard let list = dlsym(nil, "_r_debug")?.assumingMemoryBound(to: r_debug.self) else {
      return []
    }
    return Array(
      sequence(first: list.pointee.r_map) { $0?.pointee.l_next }
        .prefix { $0 != nil }.compactMap { $0?.pointee })
  }

  /// Searches the tables of all files.
  private struct Search {
    let symbol: String
    let replacement: UInt
    var count = 0

    mutating func visit(_ file: link_map) {
      guard let tables = Tables(file) else { return }
      for table in tables.relocations {
        for entry in table where Self.kinds.contains(UInt32(truncatingIfNeeded: entry.r_info)) {
          let name = tables.name(of: Int(entry.r_info >> 32))
          guard strcmp(name, symbol) == 0 else { continue }
          write(at: UInt(file.l_addr) + UInt(entry.r_offset))
        }
      }
    }

    private mutating func write(at address: UInt) {
      guard let pointer = UnsafeMutablePointer<UInt>(bitPattern: address) else { return }
      let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let page = UnsafeMutableRawPointer(bitPattern: address & ~(size - 1))
      guard pointer.pointee != replacement,
        mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0
      else { return }
      pointer.pointee = replacement
      count += 1
    }

    #if arch(arm64)
      /// R_AARCH64_GLOB_DAT and R_AARCH64_JUMP_SLOT.
      private static let kinds: Set<UInt32> = [1025, 1026]
    #else
      /// R_X86_64_GLOB_DAT and R_X86_64_JUMP_SLOT.
      private static let kinds: Set<UInt32> = [6, 7]
    #endif
  }

  /// The tables in a file's dynamic section.
  private struct Tables {
    let relocations: [UnsafeBufferPointer<Elf64_Rela>]
    private let symbols: UnsafePointer<Elf64_Sym>
    private let names: UnsafePointer<CChar>

    func name(of symbol: Int) -> UnsafePointer<CChar> { names + Int(symbols[symbol].st_name) }

    init?(_ file: link_map) {
      var values: [Int: UInt] = [:]
      guard var entry = file.l_ld else { return nil }
      while entry.pointee.d_tag != 0 {
        values[Int(entry.pointee.d_tag)] = UInt(entry.pointee.d_un.d_val)
        entry += 1
      }
      func pointer<T>(_ tag: Int32, _ type: T.Type) -> UnsafePointer<T>? {
        values[Int(tag)].flatMap { UnsafePointer(bitPattern: $0) }
      }
      guard let symbols = pointer(DT_SYMTAB, Elf64_Sym.self),
        let names = pointer(DT_STRTAB, CChar.self),
        UInt(bitPattern: symbols) > UInt(file.l_addr)
      else { return nil }
      self.symbols = symbols
      self.names = names
      relocations = [(DT_JMPREL, DT_PLTRELSZ), (DT_RELA, DT_RELASZ)].compactMap { start, size in
        guard let start = pointer(start, Elf64_Rela.self), let size = values[Int(size)] else {
          return nil
        }
        return UnsafeBufferPointer(start: start, count: Int(size) / MemoryLayout<Elf64_Rela>.size)
      }
    }
  }
}
