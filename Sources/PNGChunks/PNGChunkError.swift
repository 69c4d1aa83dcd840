/// An error of splitting a PNG file into chunks.
package enum PNGChunkError: Error, Equatable, Sendable {
  /// The file ends inside a chunk.
  case truncated
  /// A checksum is wrong; the chunk's name, if legible.
  case wrongChecksum(of: String?)
}
