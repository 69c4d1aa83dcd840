/// Replacements in a text, by UTF-8 offsets. Each keeps the number of lines, or states its origin
/// with `#sourceLocation`.
struct Edits {
  private var changes: [(start: Int, end: Int, text: String)] = []

  var isEmpty: Bool { changes.isEmpty }

  mutating func insert(_ text: String, at offset: Int) { changes.append((offset, offset, text)) }

  /// Replaces a range; appends the range's line ends to the new text.
  mutating func replace(_ range: Range<Int>, with text: String, in bytes: [UInt8]) {
    let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
    let kept = lines - text.utf8.count { $0 == UInt8(ascii: "\n") }
    changes.append(
      (range.lowerBound, range.upperBound, text + String(repeating: "\n", count: max(0, kept))))
  }

  /// Replaces a range with spaces, so the text after it keeps its columns.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let text = bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    changes.append((range.lowerBound, range.upperBound, String(decoding: text, as: UTF8.self)))
  }

  /// Returns the text with all replacements. If ranges overlap, the outer one is used.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + changes.count * 40)
    var position = 0
    let ordered = changes.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      guard first.start == second.start else { return first.start < second.start }
      // An insertion before a range remains when the range is replaced.
      let inserts = (first.start == first.end, second.start == second.end)
      guard inserts.0 == inserts.1 else { return inserts.0 }
      return (-first.end, one.offset) < (-second.end, other.offset)
    }
    for (_, change) in ordered where change.start >= position {
      result += bytes[position..<change.start]
      result += change.text.utf8
      position = max(position, change.end)
    }
    result += bytes[position...]
    return result
  }
}
