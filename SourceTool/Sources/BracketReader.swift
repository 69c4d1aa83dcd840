/// Reads brackets and words from source text; skips strings and comments.
struct BracketReader {
  enum Element {
    case opening(Unicode.Scalar)
    case closing
    /// `<`, the possible start of generic parameters.
    case less
    /// `#` or `@`; `:)`, the end of a name with labels; or `!(`, a call of an optional method.
    case mark
    /// A name or a keyword, with the dot before it if there is one.
    case word(String)
  }

  /// The error for text that is ambiguous or does not end.
  struct Unclear: Error {}

  /// The offset after the last element.
  private(set) var position = 0
  private let text: UnsafeBufferPointer<UInt8>
  private var depth = 0
  /// The strings around the current position, with the bracket depth of each interpolation.
  private var strings: [(quote: Quote, depth: Int)] = []
  /// The string that continues at the current position.
  private var resumed: Quote?

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Returns the next element, or nil at the end. An interpolation counts as brackets.
  mutating func next() throws(Unclear) -> Element? {
    if let quote = resumed {
      resumed = nil
      if try readString(quote) { return .opening("(") }
    }
    while position < text.count {
      let byte = text[position]
      switch byte {
      case "(", "[", "{": return open(Unicode.Scalar(byte))
      case ")", "]", "}": return close()
      case "\"", "#":
        guard let quote = Quote(at: position, in: text) else { return step(.mark) }
        position += quote.length
        if try readString(quote) { return .opening("(") }
      case "/": try skipSlash()
      case "`": try skip(past: "`")
      case "<": return step(.less)
      case "@": return step(.mark)
      case ":" where isByte(at: position + 1, ")"): return step(.mark)
      case "!" where isByte(at: position + 1, "(") && position > 0 && text[position - 1].isInWord:
        return step(.mark)
      case _ where byte.isInWord: return .word(readWord())
      default: position += 1
      }
    }
    return nil
  }

  private func isByte(at place: Int, _ scalar: Unicode.Scalar) -> Bool {
    place < text.count && text[place] == scalar
  }

  private mutating func step(_ element: Element) -> Element {
    position += 1
    return element
  }

  private mutating func open(_ bracket: Unicode.Scalar) -> Element {
    depth += 1
    return step(.opening(bracket))
  }

  private mutating func close() -> Element {
    if let string = strings.last, string.depth == depth {
      resumed = string.quote
      strings.removeLast()
    }
    depth -= 1
    return step(.closing)
  }

  private mutating func readWord() -> String {
    let start = position > 0 && text[position - 1] == "." ? position - 1 : position
    while position < text.count, text[position].isInWord { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  // MARK: Strings

  /// Continues reading a string. Returns whether an interpolation begins before its end.
  private mutating func readString(_ quote: Quote) throws(Unclear) -> Bool {
    while position < text.count {
      switch text[position] {
      case "\\" where quote.escapes(at: position, in: text):
        position += 1 + quote.marks
        if position < text.count, text[position] == "(" {
          position += 1
          depth += 1
          strings.append((quote, depth))
          return true
        }
        position += 1
      case "\"" where quote.ends(at: position, in: text):
        position += quote.length
        return false
      case "\n" where !quote.isLong: throw Unclear()
      default: position += 1
      }
    }
    throw Unclear()
  }

  // MARK: Comments

  private mutating func skip(past end: Unicode.Scalar) throws(Unclear) {
    repeat { position += 1 } while position < text.count && !(text[position] == end)
    guard position < text.count else { throw Unclear() }
    position += 1
  }

  /// Skips a comment or a division. Throws if it may be a regular expression.
  private mutating func skipSlash() throws(Unclear) {
    let following = position + 1 < text.count ? text[position + 1] : 0
    switch following {
    case "/": while position < text.count, !(text[position] == "\n") { position += 1 }
    case "*": try skipComment()
    default:
      let before = position > 0 ? text[position - 1] : 0
      let isDivision = before.isInWord || before == ")" || before == "]" || following == " "
      guard isDivision else { throw Unclear() }
      position += 1
    }
  }

  /// Skips a block comment, with nested ones.
  private mutating func skipComment() throws(Unclear) {
    var open = 0
    repeat {
      guard position + 1 < text.count else { throw Unclear() }
      if text[position] == "/", text[position + 1] == "*" {
        (open, position) = (open + 1, position + 2)
      } else if text[position] == "*", text[position + 1] == "/" {
        (open, position) = (open - 1, position + 2)
      } else {
        position += 1
      }
    } while open > 0
  }
}

/// The delimiter of a string literal: `"`, `"""`, `#"`.
private struct Quote {
  /// The number of `#`.
  let marks: Int
  let isLong: Bool
  var length: Int { marks + (isLong ? 3 : 1) }

  /// Returns nil if no string begins at the position.
  init?(at position: Int, in text: UnsafeBufferPointer<UInt8>) {
    var start = position
    while start < text.count, text[start] == "#" { start += 1 }
    guard start < text.count, text[start] == "\"" else { return nil }
    marks = start - position
    isLong = start + 2 < text.count && text[start + 1] == "\"" && text[start + 2] == "\""
  }

  func ends(at position: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position + length <= text.count else { return false }
    return text[position..<position + length - marks].allSatisfy { $0 == "\"" }
      && hasMarks(at: position + length - marks, in: text)
  }

  func escapes(at position: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    hasMarks(at: position + 1, in: text)
  }

  private func hasMarks(at position: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position + marks <= text.count else { return false }
    return text[position..<position + marks].allSatisfy { $0 == "#" }
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "_") || self >= 0x80
  }
}

private func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }
private func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { byte == scalar }
