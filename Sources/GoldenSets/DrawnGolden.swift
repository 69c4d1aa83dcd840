import ScenePictures

/// A golden that another process of this program has drawn and compared.
package struct DrawnGolden: Codable, Sendable {
  /// Nil where it could not be drawn: then the process that asked draws it itself, and finds why.
  let snapshot: PreparedSnapshot.Handover?
  /// Of a picture that is equal to its golden, where it has one (`Thumbnail`).
  let thumbnail: Data?
  /// What was said on standard error meanwhile.
  package var warnings = Data()

  /// As bytes that `DrawnGoldenReader` takes: its place in the set, their number, a property list.
  package func message(place: Int) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let body = try encoder.encode(self)
    return [UInt32(place), UInt32(body.count)].reduce(into: Data()) { head, word in
      withUnsafeBytes(of: word) { head.append(contentsOf: $0) }
    } + body
  }
}

/// Reads messages that come in pieces.
package struct DrawnGoldenReader {
  private var bytes = Data()
  private static let headSize = 8

  package init() {}

  /// Adds a piece; the messages that it completes, by their places. What cannot be read is left
  /// out.
  package mutating func add(_ piece: Data) -> [(place: Int, golden: DrawnGolden)] {
    bytes += piece
    var messages: [(place: Int, golden: DrawnGolden)] = []
    while bytes.count >= Self.headSize {
      let (place, count) = bytes.withUnsafeBytes { bytes in
        (
          Int(bytes.loadUnaligned(as: UInt32.self)),
          Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
        )
      }
      guard bytes.count >= Self.headSize + count else { break }
      let body = Data(bytes.dropFirst(Self.headSize).prefix(count))
      bytes = Data(bytes.dropFirst(Self.headSize + count))
      if let golden = try? PropertyListDecoder().decode(DrawnGolden.self, from: body) {
        messages.append((place, golden))
      }
    }
    return messages
  }
}
