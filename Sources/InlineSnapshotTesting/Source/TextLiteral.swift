/// Reads and writes string literals.
enum TextLiteral {
  /// The beginning of a string literal.
  struct Opening {
    let start: Int
    /// The number of number signs before the quotes.
    let signs: Int
    let isMultiline: Bool

    /// Returns nil if no string literal begins at the position.
    init?(at start: Int, in source: SwiftScanner) {
      let signs = source.bytes[start...].prefix { $0 == SwiftScanner.numberSign }.count
      guard source.byte(start + signs) == UInt8(ascii: "\"") else { return nil }
      self.start = start
      self.signs = signs
      isMultiline = source.isAt(start + signs, "\"\"\"")
    }

    /// The position of the content.
    var content: Int { start + signs + (isMultiline ? 3 : 1) }

    private func isClose(_ index: Int, _ source: SwiftScanner) -> Bool {
      guard isMultiline ? source.isAt(index, "\"\"\"") : source.isAt(index, "\"") else {
        return false
      }
      let after = index + (isMultiline ? 3 : 1)
      return (0..<signs).allSatisfy { source.byte(after + $0) == SwiftScanner.numberSign }
    }

    /// Returns the position after the backslash of an escape sequence; nil if there is none.
    func escape(_ index: Int, _ source: SwiftScanner) -> Int? {
      guard source.byte(index) == UInt8(ascii: "\\"),
        (1...signs + 1).dropLast().allSatisfy({
          source.byte(index + $0) == SwiftScanner.numberSign
        })
      else { return nil }
      return index + 1 + signs
    }

    /// Returns the end of the content.
    func contentEnd(in source: SwiftScanner) throws(InlineSourceError) -> Int {
      var index = content
      while let byte = source.byte(index) {
        if let escaped = escape(index, source) {
          index =
            source.byte(escaped) == UInt8(ascii: "(")
            ? try source.afterBrackets(escaped) : escaped + 1
        } else if isClose(index, source) {
          return index
        } else if byte == SwiftScanner.newline, !isMultiline {
          throw .unreadable
        } else {
          index += 1
        }
      }
      throw .unreadable
    }

    /// Returns the end of the literal.
    func end(in source: SwiftScanner) throws(InlineSourceError) -> Int {
      try contentEnd(in: source) + (isMultiline ? 3 : 1) + signs
    }
  }

  /// Returns the value of a literal; nil if it contains interpolations.
  static func value(of opening: Opening, in source: SwiftScanner) throws(InlineSourceError)
    -> String?
  {
    let end = try opening.contentEnd(in: source)
    var content = source.bytes[opening.content..<end].filter { $0 != 0x0D }
    if opening.isMultiline {
      guard let unindented = unindented(content) else { return nil }
      content = unindented
    }
    return unescaped(content, signs: opening.signs)
  }

  /// Returns the lines between the quotes' lines, without the indentation of the last quotes; nil
  /// if they are not indented so.
  private static func unindented(_ content: [UInt8]) -> [UInt8]? {
    var lines = content.split(separator: SwiftScanner.newline, omittingEmptySubsequences: false)
    guard lines.count > 1, lines[0].allSatisfy(SwiftScanner.isSpace) else { return nil }
    let indentation = lines.removeLast()
    guard indentation.allSatisfy(SwiftScanner.isSpace) else { return nil }
    var result: [UInt8] = []
    for (index, line) in lines.dropFirst().enumerated() {
      if index > 0 { result.append(SwiftScanner.newline) }
      if line.starts(with: indentation) {
        result += line.dropFirst(indentation.count)
      } else if !line.allSatisfy(SwiftScanner.isSpace) {
        return nil
      }
    }
    return result
  }

  private static func unescaped(_ content: [UInt8], signs: Int) -> String? {
    var result: [UInt8] = []
    var index = 0
    while index < content.count {
      let escapes =
        content[index] == UInt8(ascii: "\\") && index + signs < content.count
        && content[(index + 1)..<(index + 1 + signs)].allSatisfy { $0 == SwiftScanner.numberSign }
      guard escapes else {
        result.append(content[index])
        index += 1
        continue
      }
      guard let (bytes, end) = escaped(content, index + 1 + signs) else { return nil }
      result += bytes
      index = end
    }
    return String(validating: result, as: UTF8.self)
  }

  /// Returns the bytes of an escape sequence, and its end; nil for an interpolation.
  private static func escaped(_ content: [UInt8], _ index: Int) -> (bytes: [UInt8], end: Int)? {
    guard index < content.count else { return nil }
    switch content[index] {
    case UInt8(ascii: "n"): return ([0x0A], index + 1)
    case UInt8(ascii: "r"): return ([0x0D], index + 1)
    case UInt8(ascii: "t"): return ([0x09], index + 1)
    case UInt8(ascii: "0"): return ([0], index + 1)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return ([content[index]], index + 1)
    case UInt8(ascii: "u"):
      guard let close = content[index...].firstIndex(of: UInt8(ascii: "}")), close > index + 2,
        let digits = String(validating: content[(index + 2)..<close], as: UTF8.self),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { return nil }
      return (Array(String(Character(scalar)).utf8), close + 1)
    default:
      // A line that continues in the next one.
      let end = content[index...].firstIndex { $0 != 0x20 && $0 != 0x09 }
      guard let end, content[end] == SwiftScanner.newline else { return nil }
      return ([], end + 1)
    }
  }

  /// Returns a text as a multiline literal.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - indentation: the indentation of each line except the first.
  ///   - newline: the line ending.
  static func source(_ text: String, indentation: String, newline: String) -> String {
    let signs = String(repeating: "#", count: signs(for: text))
    // By bytes, because a carriage return and a line feed are one Character.
    let lines = text.utf8.split(separator: SwiftScanner.newline, omittingEmptySubsequences: false)
      .map { line in
        let content = line.map { escaped($0, signs) }.joined()
        return content.isEmpty ? "" : indentation + String(decoding: content, as: UTF8.self)
      }
    return (["\(signs)\"\"\""] + lines + ["\(indentation)\"\"\"\(signs)"])
      .joined(separator: newline)
  }

  /// Returns the escape sequence of a byte that source cannot contain or that has another meaning
  /// there.
  private static func escaped(_ byte: UInt8, _ signs: String) -> [UInt8] {
    switch byte {
    case 0x0D: Array("\\\(signs)r".utf8)
    case 0: Array("\\\(signs)0".utf8)
    default: [byte]
    }
  }

  /// Returns number signs with which neither a backslash nor three quotes have a meaning in the
  /// text.
  ///
  /// Source: pointfreeco/swift-snapshot-testing, whose recorded texts have the same form.
  private static func signs(for text: String) -> Int {
    let bytes = Array(text.utf8)
    var most = bytes.contains(UInt8(ascii: "\\")) ? 1 : 0
    let quote = UInt8(ascii: "\"")
    var index = 0
    while index + 2 < bytes.count {
      guard bytes[index...index + 2].allSatisfy({ $0 == quote }) else {
        index += 1
        continue
      }
      let signs = bytes[(index + 3)...].prefix { $0 == SwiftScanner.numberSign }.count
      most = max(most, signs + 1)
      index += 1
    }
    return most
  }
}
