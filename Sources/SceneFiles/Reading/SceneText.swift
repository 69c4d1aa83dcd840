import Foundation

/// The text of a scene file.
struct SceneText {
  let text: String

  /// Decodes UTF-8, with or without a byte order mark. In JSON, surrogate pairs of `\u` escapes
  /// become one escape, since YAML writes characters beyond the first 65,536 that way.
  init(_ data: Data, isJSON: Bool) throws(SyntaxMistake) {
    var bytes = data
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard let decoded = String(bytes: bytes, encoding: .utf8) else {
      let valid = String(decoding: bytes, as: UTF8.self)
      let line = valid.prefix { $0 != "\u{FFFD}" }.filter(\.isNewline).count + 1
      throw SyntaxMistake(.notUTF8, line: line, column: 1)
    }
    text = isJSON ? Self.joiningSurrogates(in: decoded) : decoded
  }

  /// Returns the text with surrogate pairs joined. Complexity: O(length).
  private static func joiningSurrogates(in text: String) -> String {
    guard text.contains("\\u") else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        if let high = unit(bytes, index), (0xD800..<0xDC00).contains(high),
          let low = unit(bytes, index + 6), (0xDC00..<0xE000).contains(low)
        {
          let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
          let digits = String(scalar, radix: 16, uppercase: true)
          let zeros = String(repeating: "0", count: 8 - digits.count)
          result += Array("\\U\(zeros)\(digits)".utf8)
          index += 12
        } else {
          result += bytes[index...index + 1]
          index += 2
        }
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the 16 bits of a `\uXXXX` escape at an index.
  private static func unit(_ bytes: [UInt8], _ index: Int) -> Int? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return Int(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
