/// Why the chunks of a PNG file cannot be told apart.
package enum PNGChunkError: Error, Equatable, Sendable {
  /// The file ends before its last chunk does.
  case truncated
  /// A checksum is wrong; the chunk's name, where that is legible.
  case wrongChecksum(of: String?)
}
