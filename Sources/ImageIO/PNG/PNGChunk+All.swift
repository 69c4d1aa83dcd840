extension PNGChunk {
  /// Returns all chunks up to the end chunk, and verifies their checksums.
  ///
  /// - Complexity: O(bytes); bodies share the file's memory.
  static func all(in file: Data) throws(ImageIOError) -> [PNGChunk] {
    var reader = PNGChunkReader(file)
    var chunks: [PNGChunk] = []
    do throws(PNGChunkError) {
      while let chunk = try reader.next() { chunks.append(chunk) }
    } catch {
      throw ImageIOError(error)
    }
    return chunks
  }
}

extension ImageIOError {
  fileprivate init(_ error: PNGChunkError) {
    self =
      switch error {
      case .truncated: .truncated(.png)
      case .wrongChecksum(let name):
        .corrupt(.png, reason: "the checksum of \(name.map { "its \($0)" } ?? "a") chunk is wrong")
      }
  }
}
