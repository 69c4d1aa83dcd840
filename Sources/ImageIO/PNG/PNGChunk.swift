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
    var reader = PNGChunkReader(file)
    var chunks: [PNGChunk] = []
    while let chunk = try reader.next() { chunks.append(chunk) }
    return chunks
  }

  /// The chunk as it stands in a file.
  var data: Data {
    let typed = Data(name.utf8) + body
    let checksum = typed.withUnsafeBytes {
      cpng_crc($0.assumingMemoryBound(to: UInt8.self).baseAddress, $0.count)
    }
    return Data(word: UInt32(body.count)) + typed + Data(word: checksum)
  }
}
