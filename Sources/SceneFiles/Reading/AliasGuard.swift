/// Refuses a text that could make Yams work without end.
///
/// Yams compares the keys of a table by everything inside them. A key that is itself a list or table, made of aliases
/// of aliases, takes exponential time before anybody can count. Neither has a use in a scene file together with the
/// other, so such a text is refused by its characters, before it is read. Values made of aliases are harmless: they
/// are counted while they are copied.
struct AliasGuard {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func check() throws(SyntaxMistake) {
    guard hasAlias, let (line, column) = complexKey else { return }
    throw SyntaxMistake(.aliasAndComplexKey, line: line, column: column)
  }

  /// Whether something looks like an alias: a star where a value could begin, and a name.
  private var hasAlias: Bool {
    bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "*") && isName(index + 1) && canBegin(index)
    }
  }

  /// The first thing that looks like a key which is more than a word: `? …`, `[…]:`, `{…}:`, `*name :`.
  private var complexKey: (line: Int, column: Int)? {
    var line = 1
    var start = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if byte == UInt8(ascii: "\n") { line += 1 }
        start = index + 1
      case UInt8(ascii: "?") where isSpace(index + 1) && canBegin(index),
        UInt8(ascii: "]") where colonFollows(index + 1),
        UInt8(ascii: "}") where colonFollows(index + 1),
        UInt8(ascii: "*") where canBegin(index) && colonFollows(endOfName(index + 1)):
        return (line, index - start + 1)
      default: break
      }
    }
    return nil
  }

  /// YAML allows no more characters, on one line, before the colon of a key without a question mark.
  private static let longestKey = 1_024

  private func endOfName(_ index: Int) -> Int {
    let start = min(index, bytes.count)
    return bytes[start...].prefix(Self.longestKey).firstIndex { !Self.isName($0) } ?? start
  }

  private func isName(_ index: Int) -> Bool { index < bytes.count && Self.isName(bytes[index]) }

  /// Whether a byte can be one of a name: more than Yams takes, so that nothing slips through.
  private static func isName(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: " ") && !"[]{},:\"'".utf8.contains(byte)
  }

  private func colonFollows(_ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return bytes[index...].prefix(Self.longestKey)
      .first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      == UInt8(ascii: ":")
  }

  private func isSpace(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    return bytes[index] <= UInt8(ascii: " ")
  }

  /// Whether the character before allows a value to begin here.
  private func canBegin(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    return before <= UInt8(ascii: " ") || before >= 0x80 || "[{,:?-".utf8.contains(before)
  }
}
