import Foundation

/// The literals of a JSON object's numbers, which decoding loses: "1.10"; "007" is not a number.
enum JSONNumbers {
  /// Returns the literals by key, without numbers with an exponent.
  ///
  /// - Parameter text: A decoded object, therefore valid JSON.
  ///
  /// Complexity: O(bytes).
  static func literals(in text: UnsafeRawBufferPointer) -> [String: String] {
    var (found, place, depth) = ([String: String](), 0, 0)
    var key = ""
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let end = endOfText(in: text, from: place)
        if depth == 1 { key = decoded(text[place..<end]) ?? key }
        place = end
        continue
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = text[place...].firstIndex { !isOfNumber($0) } ?? text.count
        let literal = String(decoding: text[place..<end], as: UTF8.self)
        if depth == 1, !literal.contains(where: { "eE".contains($0) }) { found[key] = literal }
        place = end
        continue
      default: break
      }
      place += 1
    }
    return found
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool { "+-.0123456789eE".utf8.contains(byte) }

  /// Returns the index after the closing quote of a string.
  private static func endOfText(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start + 1
    while place < text.count, text[place] != UInt8(ascii: "\"") {
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, text.count)
  }

  private static func decoded(_ text: Slice<UnsafeRawBufferPointer>) -> String? {
    try? JSONDecoder().decode(String.self, from: Data(text))
  }
}
