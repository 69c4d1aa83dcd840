import CSymbolSubstitutes

/// The names of symbols that iOS 17 has and that no icon stands for by itself.
///
/// They lie in the program as they are and are read through for a name that is asked for: of
/// thousands an app asks for a few, each once.
enum SymbolNames {
  /// The table's two halves, with an empty line between them.
  ///
  /// - Complexity: O(bytes of the first) once a process.
  static nonisolated(unsafe) let table: (substitutes: Bytes, names: Bytes) = {
    let table = csymbol_substitutes()
    let bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
    let newline = UInt8(ascii: "\n")
    var end = 0
    while end + 1 < bytes.count, bytes[end] != newline || bytes[end + 1] != newline { end += 1 }
    return (bytes[..<end], bytes[min(end + 2, bytes.count)...])
  }()

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// How the substitute of a symbol is made of icons; an empty text where nothing stands for it,
  /// nil for a name that iOS has not.
  ///
  /// - Complexity: O(bytes of all names).
  static func rule(of name: String) -> String? {
    let wanted = Array(name.utf8)
    var result: String?
    read { found, rule in
      guard found == wanted else { return true }
      result = String(decoding: rule, as: UTF8.self)
      return false
    }
    return result
  }

  /// Every name with its rule, in the order of the names.
  static var all: [(name: String, rule: String)] {
    var all: [(name: String, rule: String)] = []
    read { name, rule in
      all.append((String(decoding: name, as: UTF8.self), String(decoding: rule, as: UTF8.self)))
      return true
    }
    return all
  }

  /// Goes through the names in their order, until told to stop. A line begins with one letter for
  /// how much it shares with the name before; what follows a tab is the rule.
  private static func read(_ visit: ([UInt8], Bytes) -> Bool) {
    var name: [UInt8] = []
    for line in table.names.split(separator: UInt8(ascii: "\n")) {
      let shared = Int(line.first ?? 0) - 48
      let rest = line.dropFirst()
      let end = rest.firstIndex(of: UInt8(ascii: "\t")) ?? rest.endIndex
      name.removeLast(max(0, name.count - shared))
      name.append(contentsOf: rest[..<end])
      let rule = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      if !visit(name, rule) { return }
    }
  }
}
