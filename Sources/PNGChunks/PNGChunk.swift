import CPNG
import Foundation

/// One chunk of a PNG file: four letters and a body. The length and the checksum follow from them.
///
/// Source: Portable Network Graphics (PNG) Specification, 5.3 Chunk layout.
package struct PNGChunk: Equatable {
  package let name: String
  package let body: Data

  package init(name: String, body: Data) {
    (self.name, self.body) = (name, body)
  }

  /// The chunk as it stands in a file.
  package var data: Data {
    let typed = Data(name.utf8) + body
    let checksum = typed.withUnsafeBytes {
      cpng_crc($0.assumingMemoryBound(to: UInt8.self).baseAddress, $0.count)
    }
    return Data(word: UInt32(body.count)) + typed + Data(word: checksum)
  }
}
