/// Scans numbers in SVG syntax, where separators are optional if unambiguous: "1.5.5-3" is three
/// numbers.
struct NumberScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    return byte
  }

  /// Returns all numbers; nil if the text contains anything else.
  static func list(_ text: some StringProtocol) -> [Double]? {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparators()
    }
    return numbers
  }

  mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  /// Skips white space and at most one comma.
  mutating func skipSeparators() {
    skipSpaces()
    guard next == UInt8(ascii: ",") else { return }
    index += 1
    skipSpaces()
  }

  /// Returns a finite number; nil, without advancing, for anything else.
  mutating func number() -> Double? {
    let start = index
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    skipExponent()
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text),
      value.isFinite
    else {
      index = start
      return nil
    }
    return value
  }

  /// Returns a flag of an arc, 0 or 1, with or without a separator after it.
  mutating func flag() -> Bool? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  /// Returns letters and hyphens.
  mutating func word() -> String {
    let start = index
    while let byte = next, Self.isLetter(byte) || byte == UInt8(ascii: "-") { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Returns the text in parentheses; nil if there are none.
  mutating func parenthesised() -> String? {
    skipSpaces()
    guard next == UInt8(ascii: "(") else { return nil }
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    index = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  /// Skips an exponent, but not the units "em" and "ex".
  private mutating func skipExponent() {
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
    let start = index
    index += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    if skipDigits() == 0 { index = start }
  }
}
