import CPNG

/// One chunk of a PNG file: four letters and a body. The length and the checksum follow from them.
///
/// Source: Portable Network Graphics (PNG) Specification, 5.3 Chunk layout.
struct PNGChunk: Equatable {
  let name: String
  let body: Data

  /// Every chunk up to the closing one, each with the checksum its bytes call for.
  ///
  /// Complexity: O(bytes); bodies share the file's memory.
  static func all(in file: Data) throws(ImageIOError) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = file.dropFirst(8)
    while chunks.last?.name != "IEND" {
      guard rest.count >= 12 else { throw .truncated(.png) }
      let count = Int(rest.word(0))
      guard count <= rest.count - 12 else { throw .truncated(.png) }
      let typed = rest.dropFirst(4).prefix(4 + count)
      let name = String(decoding: typed.prefix(4), as: UTF8.self)
      guard rest.word(8 + count) == Self.checksum(typed) else {
        throw .corrupt(.png, reason: "the checksum of its \(name) chunk is wrong")
      }
      chunks.append(PNGChunk(name: name, body: typed.dropFirst(4)))
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  /// The chunk as it stands in a file.
  var data: Data {
    let typed = Data(name.utf8) + body
    return Data(word: UInt32(body.count)) + typed + Data(word: Self.checksum(typed))
  }

  private static func checksum(_ typed: Data) -> UInt32 {
    typed.withUnsafeBytes {
      cpng_checksum($0.assumingMemoryBound(to: UInt8.self).baseAddress, $0.count)
    }
  }
}

extension Data {
  /// The eight bytes every PNG file begins with.
  static let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Four bytes, the most significant one first.
  init(word: UInt32) { self = Swift.withUnsafeBytes(of: word.bigEndian) { Data($0) } }

  /// Two bytes, the most significant one first.
  init(half: UInt16) { self = Swift.withUnsafeBytes(of: half.bigEndian) { Data($0) } }

  /// The number in four bytes, counted from the slice's beginning.
  func word(_ offset: Int) -> UInt32 {
    dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The number in two bytes, counted from the slice's beginning.
  func half(_ offset: Int) -> UInt16 {
    dropFirst(offset).prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }
}
