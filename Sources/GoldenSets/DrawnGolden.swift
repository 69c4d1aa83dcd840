import ScenePictures

/// A golden that another process of this program drew and compared.
package struct DrawnGolden: Codable, Sendable {
  /// The result; nil if drawing failed. The requesting process then draws the golden itself and
  /// reports the error.
  let snapshot: PreparedSnapshot.Handover?
  /// The thumbnail of a picture that is equal to its golden, if it has one (`Thumbnail`).
  let thumbnail: Data?
  /// The standard error output of the process during the drawing.
  package var warnings = Data()

  /// Encodes the result for `DrawnGoldenReader`: the index in the set, the number of bytes, a
  /// property list.
  package func message(index: Int) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let body = try encoder.encode(self)
    return [UInt32(index), UInt32(body.count)].reduce(into: Data()) { head, word in
      withUnsafeBytes(of: word) { head.append(contentsOf: $0) }
    } + body
  }
}

/// Reads messages that arrive in pieces.
package struct DrawnGoldenReader {
  private var bytes = Data()
  private static let headSize = 8

  package init() {}

  /// Adds a piece. Returns the messages that it completes, with their indices in the set. Omits
  /// messages that cannot be decoded.
  package mutating func add(_ piece: Data) -> [(index: Int, golden: DrawnGolden)] {
    bytes += piece
    var messages: [(index: Int, golden: DrawnGolden)] = []
    while bytes.count >= Self.headSize {
      let (index, count) = bytes.withUnsafeBytes { bytes in
        (
          Int(bytes.loadUnaligned(as: UInt32.self)),
          Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
        )
      }
      guard bytes.count >= Self.headSize + count else { break }
      let body = Data(bytes.dropFirst(Self.headSize).prefix(count))
      bytes = Data(bytes.dropFirst(Self.headSize + count))
      if let golden = try? PropertyListDecoder().decode(DrawnGolden.self, from: body) {
        messages.append((index, golden))
      }
    }
    return messages
  }
}
