import Foundation

/// A message to a page.
package enum LiveOutput: Sendable {
  case text(String)
  case data(Data)

  /// Returns a value as JSON.
  static func json(_ value: some Encodable) -> LiveOutput {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return .text(String(decoding: data, as: UTF8.self))
  }

  /// Returns a file with its name: a word for the kind, the length of the name, the name, the file.
  static func file(_ file: Data, name: String) -> LiveOutput {
    let name = Data(name.utf8)
    var data = Data()
    for word in [UInt32(2), UInt32(name.count)] {
      withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) }
    }
    return .data(data + name + file)
  }
}
