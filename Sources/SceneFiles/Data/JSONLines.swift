import Foundation
import SceneRendering

/// A file with a JSON object on each line. Source: jsonlines.org.
struct JSONLines {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var line = 0
  private let decoder = JSONDecoder()

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the record of the next line that is not blank, or nil at the end.
  ///
  /// Complexity: O(bytes of the line).
  mutating func next(maximumValueCount: Int) -> DataFile.Record? {
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let text = UnsafeRawBufferPointer(rebasing: bytes[index..<end])
      index = end + 1
      line += 1
      if !text.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return record(text, maximumValueCount) }
    }
    return nil
  }

  private func record(_ text: UnsafeRawBufferPointer, _ maximumValueCount: Int) -> DataFile.Record {
    guard String(validating: text, as: UTF8.self) != nil else {
      return .end(.notUTF8, line: line, column: 1)
    }
    // A decoded value takes a multiple of its bytes in the file.
    guard Self.valueCount(text) <= maximumValueCount else {
      return .end(.tooManyValues, line: line, column: 1)
    }
    guard let object = try? decoder.decode([String: Value].self, from: Data(text)) else {
      return .problem(.notAnObject, line: line, column: 1)
    }
    if let name = object.filter({ $0.value.text == nil }).keys.min() {
      return .problem(.notAValue(name), line: line, column: 1)
    }
    // Numbers keep their spelling: "1.10" is a price.
    let numbers = JSONNumbers.literals(in: text)
    return .fields(
      object.compactMapValues(\.text).merging(numbers, uniquingKeysWith: { $1 }), line: line)
  }

  /// Returns an upper bound of the number of values on a line: its commas and one.
  private static func valueCount(_ text: UnsafeRawBufferPointer) -> Int {
    var (isText, isEscaped, count) = (false, false, 1)
    for byte in text {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if !isText, byte == UInt8(ascii: ",") {
        count += 1
      }
    }
    return count
  }

  /// A value of an object as text; nil for arrays and objects.
  private struct Value: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.singleValueContainer() else {
        text = nil
        return
      }
      if container.decodeNil() {
        text = ""
      } else if let boolean = try? container.decode(Bool.self) {
        text = boolean ? "true" : "false"
      } else if let whole = try? container.decode(Int.self) {
        text = "\(whole)"
      } else if let number = try? container.decode(Double.self) {
        text = "\(FormattedNumber(number))"
      } else {
        text = try? container.decode(String.self)
      }
    }
  }
}
