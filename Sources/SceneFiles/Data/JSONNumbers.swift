import Foundation

/// The literals of a JSON object's numbers, which decoding loses: "1.10"; "007" is not a number.
enum JSONNumbers {
  /// Returns the literals by key, without numbers with an exponent.
  ///
  /// - Parameter text: A decoded object, therefore valid JSON.
  ///
  /// Complexity: O(bytes).
  static func literals(in text: UnsafeRawBufferPointer) -> [String: String] {
    var (found, location, depth) = ([String: String](), 0, 0)
    var key = ""
    while location < text.count {
      switch text[location] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let end = endOfText(in: text, from: location)
        if depth == 1 { key = decoded(text[location..<end]) ?? key }
        location = end
        continue
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = text[location...].firstIndex { !isOfNumber($0) } ?? text.count
        let literal = String(decoding: text[location..<end], as: UTF8.self)
        if depth == 1, !literal.contains(where: { "eE".contains($0) }) { found[key] = literal }
        location = end
        continue
      default: break
      }
      location += 1
    }
    return found
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool { "+-.0123456789eE".utf8.contains(byte) }

  /// Returns the index after the closing quote of a string.
  private static func endOfText(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var location = start + 1
    while location < text.count, text[location] != UInt8(ascii: "\"") {
      location += text[location] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(location + 1, text.count)
  }

  private static func decoded(_ text: Slice<UnsafeRawBufferPointer>) -> String? {
    try? JSONDecoder().decode(String.self, from: Data(text))
  }
}
