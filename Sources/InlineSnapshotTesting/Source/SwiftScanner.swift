/// Finds the ends of brackets, texts and comments in Swift source.
///
/// A regular expression between bare slashes is read as operators. If it contains an unbalanced
/// bracket or quote, the end of the enclosing call is unknown, which is an error and changes
/// nothing.
struct SwiftScanner {
  /// The source in UTF-8.
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  func isAt(_ index: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      index >= 0 && index + text.count <= bytes.count
        && zip(text, bytes[index...]).allSatisfy { $0 == $1 }
    }
  }

  /// Returns the first position from `start` on that is neither white space nor part of a comment.
  func afterTrivia(_ start: Int) throws(InlineSourceError) -> Int {
    var index = start
    while let byte = byte(index) {
      if Self.isSpace(byte) {
        index += 1
      } else if isAt(index, "//") {
        index = bytes[index...].firstIndex(of: Self.newline) ?? bytes.count
      } else if isAt(index, "/*") {
        index = try afterBlockComment(index)
      } else {
        break
      }
    }
    return index
  }

  private func afterBlockComment(_ start: Int) throws(InlineSourceError) -> Int {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      if isAt(index, "/*") {
        (index, depth) = (index + 2, depth + 1)
      } else if isAt(index, "*/") {
        (index, depth) = (index + 2, depth - 1)
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    throw .unreadable
  }

  /// Returns the position after the brackets that open at a position.
  func afterBrackets(_ start: Int) throws(InlineSourceError) -> Int {
    guard let close = byte(start).flatMap({ Self.brackets[$0] }) else { throw .unreadable }
    var index = try afterTrivia(start + 1)
    while let byte = byte(index) {
      if byte == close { return index + 1 }
      index = try afterTrivia(afterElement(index))
    }
    throw .unreadable
  }

  /// Returns the position after brackets, a text, or any other single character.
  func afterElement(_ start: Int) throws(InlineSourceError) -> Int {
    guard let byte = byte(start) else { throw .unreadable }
    if Self.brackets[byte] != nil { return try afterBrackets(start) }
    if Self.brackets.values.contains(byte) { throw .unreadable }
    if let text = TextLiteral.Opening(at: start, in: self) { return try text.end(in: self) }
    if let end = try afterRawExpression(start) { return end }
    if byte == UInt8(ascii: "`") {
      guard let end = bytes[(start + 1)...].firstIndex(of: byte) else { throw .unreadable }
      return end + 1
    }
    return start + 1
  }

  /// Returns the position after a regular expression between slashes with number signs; nil if
  /// there is none.
  private func afterRawExpression(_ start: Int) throws(InlineSourceError) -> Int? {
    let signs = bytes[start...].prefix { $0 == Self.numberSign }.count
    let slash = UInt8(ascii: "/")
    guard signs > 0, byte(start + signs) == slash else { return nil }
    let close = [slash] + Array(repeating: Self.numberSign, count: signs)
    var index = start + signs + 1
    while index + close.count <= bytes.count {
      if Array(bytes[index..<index + close.count]) == close { return index + close.count }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw .unreadable
  }

  /// Returns the end of the name at a position; the position itself if there is none.
  func afterName(_ start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { !Self.isName($0) } ?? bytes.count
  }

  static let newline = UInt8(ascii: "\n")
  static let numberSign = UInt8(ascii: "#")

  private static let brackets: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// The reasons for which a source is not changed. `description` is one sentence.
enum InlineSourceError: Error, Equatable, CustomStringConvertible {
  /// The position has no call, or its end was not found.
  case unreadable
  /// The closure contains more than a string literal.
  case noText
  /// The closure's text is not the one that the test compared, or exists although the test had
  /// none.
  case otherText
  /// The file was written after the tests were compiled.
  case newer
  /// Two texts belong to the same position of the source.
  case severalTexts
  /// The file cannot be read or written.
  case file(String)

  var description: String {
    switch self {
    case .unreadable: "No call of the assertion was found at its line of the file."
    case .noText: "The closure contains more than a string literal."
    case .otherText:
      "The file has changed since the tests were compiled: it contains another text; compile"
        + " them again."
    case .newer: "The file has changed since the tests were compiled; compile them again."
    case .severalTexts:
      "The assertion has recorded another text before, in a loop or for another argument."
    case .file(let reason): reason
    }
  }
}
