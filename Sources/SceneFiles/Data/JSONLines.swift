import Foundation
import Scenes

/// An object on each line. Source: jsonlines.org.
struct JSONLines {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The lines; those without anything but spaces are passed over.
  ///
  /// Complexity: O(characters).
  var records: [DataFile.Record] {
    let decoder = JSONDecoder()
    var records: [DataFile.Record] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      guard let object = try? decoder.decode([String: Value].self, from: Data(line.utf8)) else {
        records.append(.problem(.notAnObject, line: index + 1, column: 1))
        continue
      }
      if let name = object.filter({ $0.value.text == nil }).keys.min() {
        records.append(.problem(.notAValue(name), line: index + 1, column: 1))
      } else {
        records.append(.fields(object.compactMapValues(\.text), line: index + 1))
      }
    }
    return records
  }

  /// A value of an object as text; nil for lists and objects.
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
