import CPNG
import Foundation

/// A chunk of a PNG file: a name of four letters and a body.
///
/// Source: Portable Network Graphics (PNG) Specification, 5.3 Chunk layout.
package struct PNGChunk: Equatable {
  package let name: String
  package let body: Data

  package init(name: String, body: Data) {
    (self.name, self.body) = (name, body)
  }

  /// The encoded chunk, with length and checksum.
  package var data: Data {
    let typed = Data(name.utf8) + body
    let checksum = typed.withUnsafeBytes {
      cpng_crc($0.assumingMemoryBound(to: UInt8.self).baseAddress, $0.count)
    }
    return Data(word: UInt32(body.count)) + typed + Data(word: checksum)
  }
}
