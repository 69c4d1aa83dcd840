/// Reads objects and keywords from a PDF's bytes. Source: ISO 32000-1, 7.2 and 7.3.
struct PDFLexer {
  let bytes: [UInt8]
  var index: Int
  /// The current nesting depth of arrays and dictionaries.
  private var depth = 0
  private let most: Int

  init(_ bytes: [UInt8], at index: Int = 0, depth: Int = 64) {
    (self.bytes, most) = (bytes, depth)
    self.index = min(max(index, 0), bytes.count)
  }

  /// An object, or another keyword.
  enum Token: Equatable {
    case object(PDFObject)
    case word(String)
    case end
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// Returns the next object or keyword; skips invalid bytes.
  mutating func next() -> Token {
    while true {
      skipSpaces()
      guard index < bytes.count else { return .end }
      switch bytes[index] {
      case UInt8(ascii: "/"): return .object(.name(name()))
      case UInt8(ascii: "("): return .object(.string(literalString()))
      case UInt8(ascii: "["): return .object(.array(array()))
      case UInt8(ascii: "<"):
        return .object(isNext(2, "<") ? dictionary() : .string(hexadecimalString()))
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        return .object(number())
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): index += 1
      case UInt8(ascii: ">"): index += isNext(2, ">") ? 2 : 1
      default: return word()
      }
    }
  }

  /// Returns the next object; nil for a keyword or the end.
  mutating func object() -> PDFObject? {
    if case .object(let object) = next() { return object }
    return nil
  }

  mutating func skipSpaces() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if Self.isSpace(bytes[index]) {
        index += 1
      } else {
        return
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    isSpace(byte) || "()<>[]{}/%".utf8.contains(byte)
  }

  private func isNext(_ offset: Int, _ character: Unicode.Scalar) -> Bool {
    index + offset - 1 < bytes.count && bytes[index + offset - 1] == UInt8(ascii: character)
  }

  // MARK: Kinds

  private mutating func word() -> Token {
    let start = index
    while index < bytes.count, !Self.isDelimiter(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .object(.boolean(true))
    case "false": return .object(.boolean(false))
    case "null": return .object(.null)
    default: return .word(text)
    }
  }

  private mutating func number() -> PDFObject {
    let start = index
    while index < bytes.count, !Self.isDelimiter(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let plain = text.hasPrefix("+") ? String(text.dropFirst()) : text
    guard let value = Double(plain), value.isFinite else { return .number(0) }
    return .number(value)
  }

  private mutating func name() -> String {
    index += 1
    var name: [UInt8] = []
    while index < bytes.count, !Self.isDelimiter(bytes[index]) {
      if bytes[index] == UInt8(ascii: "#"), index + 2 < bytes.count,
        let high = Self.digit(bytes[index + 1]), let low = Self.digit(bytes[index + 2])
      {
        name.append(high << 4 | low)
        index += 3
      } else {
        name.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private mutating func literalString() -> [UInt8] {
    var string: [UInt8] = []
    var open = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("):
        open += 1
        if open > 1 { string.append(byte) }
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return string }
        string.append(byte)
      case UInt8(ascii: "\\"):
        // Escapes matter only for text, which is not drawn.
        if index < bytes.count { string.append(bytes[index]) }
        index += 1
      default: string.append(byte)
      }
    }
    index = bytes.count
    return string
  }

  private mutating func hexadecimalString() -> [UInt8] {
    index += 1
    var digits: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if let digit = Self.digit(bytes[index]) { digits.append(digit) }
      index += 1
    }
    index = min(index + 1, bytes.count)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: Collections

  private mutating func array() -> [PDFObject] {
    index += 1
    var array: [PDFObject] = []
    while descend() {
      skipSpaces()
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: "]") {
        index += 1
        break
      }
      guard element(into: &array) else { break }
    }
    return array
  }

  /// Returns whether the maximum depth is not exceeded; otherwise ends reading.
  private mutating func descend() -> Bool {
    if depth < most { return true }
    index = bytes.count
    return false
  }

  /// Appends the next element; two numbers and an R become a reference.
  private mutating func element(into array: inout [PDFObject]) -> Bool {
    depth += 1
    defer { depth -= 1 }
    switch next() {
    case .object(let object): array.append(object)
    case .word("R"):
      guard array.count >= 2, let number = array[array.count - 2].integer else { return true }
      array.removeLast(2)
      array.append(.reference(number))
    case .word: return true
    case .end: return false
    }
    return true
  }

  private mutating func dictionary() -> PDFObject {
    index += 2
    var parts: [PDFObject] = []
    while descend() {
      skipSpaces()
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: ">") {
        index += isNext(2, ">") ? 2 : 1
        break
      }
      guard element(into: &parts) else { break }
    }
    var dictionary: [String: PDFObject] = [:]
    var position = 0
    while position + 1 < parts.count {
      guard let key = parts[position].name else {
        position += 1
        continue
      }
      dictionary[key] = parts[position + 1]
      position += 2
    }
    return .dictionary(dictionary)
  }
}
