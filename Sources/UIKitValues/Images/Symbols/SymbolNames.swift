import CSymbolSubstitutes

/// The names of iOS 17's symbols without an icon of their own.
///
/// They are stored in the program as text and searched for each requested name: an app requests a
/// few of the thousands, each once.
enum SymbolNames {
  /// The two halves of the table, which an empty line separates.
  ///
  /// - Complexity: O(bytes of the first half), once per process.
  static nonisolated(unsafe) let table: (substitutes: Bytes, names: Bytes) = {
    let table = csymbol_substitutes()
    let bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
    let newline = UInt8(ascii: "\n")
    var end = 0
    while end + 1 < bytes.count, bytes[end] != newline || bytes[end + 1] != newline { end += 1 }
    return (bytes[..<end], bytes[min(end + 2, bytes.count)...])
  }()

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Returns the composition of a symbol's substitute from icons; empty if there is none, nil for
  /// an unknown name.
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

  /// All names with their rules, in order.
  static var all: [(name: String, rule: String)] {
    var all: [(name: String, rule: String)] = []
    read { name, rule in
      all.append((String(decoding: name, as: UTF8.self), String(decoding: rule, as: UTF8.self)))
      return true
    }
    return all
  }

  /// Visits the names in order until the closure returns false. A line begins with a letter for the
  /// length of the prefix shared with the previous name; a tab precedes the rule.
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
