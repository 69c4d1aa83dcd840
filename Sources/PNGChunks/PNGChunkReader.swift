import CPNG
import Foundation

/// Reads the chunks of a PNG file and verifies their checksums.
package struct PNGChunkReader {
  private let file: Data
  /// The offset from the file's beginning, in bytes.
  private var position = Data.pngSignature.count
  private var isAtEnd = false

  /// Creates a reader; does not read anything yet.
  package init(_ file: Data) {
    self.file = file
  }

  /// Returns the next chunk; nil after `IEND`. O(bytes of the chunk); its body shares the file's
  /// memory.
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
      // A damaged name may contain anything, such as a line end.
      let isLegible = name.allSatisfy { $0.isASCII && $0.isLetter }
      throw .wrongChecksum(of: isLegible ? name : nil)
    }
    isAtEnd = name == "IEND"
    return PNGChunk(name: name, body: file.dropFirst(start).prefix(Int(chunk.count)))
  }
}
