import CPNG
import Foundation

/// Takes a PNG file apart, chunk by chunk, and holds each against its checksum.
package struct PNGChunkReader {
  private let file: Data
  /// From the file's beginning, in bytes.
  private var position = Data.pngSignature.count
  private var isAtEnd = false

  /// Nothing is read yet, not even the signature.
  package init(_ file: Data) {
    self.file = file
  }

  /// The next chunk; nil after `IEND`. Complexity: O(bytes of the chunk); its body shares the
  /// file's memory.
  package mutating func next() throws(PNGChunkError) -> PNGChunk? {
    guard !isAtEnd else { return nil }
    var chunk = cpng_chunk()
    let (status, start) = file.withUnsafeBytes { bytes in
      let status = cpng_next_chunk(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, &position, &chunk)
      return (status, position - 4 - Int(chunk.count))
    }
    guard status != CPNG_TRUNCATED else { throw .truncated }
    let name = withUnsafeBytes(of: chunk.type) { String(decoding: $0.prefix(4), as: UTF8.self) }
    guard status == CPNG_OK else {
      // A name that is damaged, too, may hold anything, such as the end of a line.
      let isLegible = name.allSatisfy { $0.isASCII && $0.isLetter }
      throw .wrongChecksum(of: isLegible ? name : nil)
    }
    isAtEnd = name == "IEND"
    return PNGChunk(name: name, body: file.dropFirst(start).prefix(Int(chunk.count)))
  }
}
