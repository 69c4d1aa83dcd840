import Foundation

/// Builds PNG files chunk by chunk, with stored (uncompressed) deflate blocks, so that tests have
/// files that libpng's encoder never writes.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType = 2
  var isInterlaced = false
  var chunksBeforePixels: [Data] = []
  /// The filter byte and the samples of each row, in the file's order.
  var rows: [[UInt8]]

  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  var header: Data {
    Self.chunk(
      "IHDR",
      Self.word(width) + Self.word(height)
        + Data([UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]))
  }

  var data: Data {
    Self.signature + header + chunksBeforePixels.reduce(Data(), +)
      + Self.chunk("IDAT", Self.stored(rows.flatMap { $0 })) + Self.chunk("IEND", Data())
  }

  /// Returns a black RGB picture, one row high, whose pixels are the given deflate stream: the
  /// stream inflates to as many zeros as the row has bytes.
  static func black(width: Int, deflate: Data) -> Data {
    let sum = Data([0x78, 0x01]) + deflate + word(((3 * width + 1) % 65_521) << 16 | 1)
    return signature + HandmadePNG(width: width, height: 1, rows: []).header
      + chunk("IDAT", sum) + chunk("IEND", Data())
  }

  static func chunk(_ name: String, _ body: Data) -> Data {
    let typed = Data(name.utf8) + body
    return word(body.count) + typed + word(Int(crc(typed)))
  }

  static func word(_ value: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  /// Returns the same chunks with correct checksums; data after a broken length does not change.
  static func withChecksums(_ data: Data) -> Data {
    var (bytes, start) = ([UInt8](data), 8)
    while start + 12 <= bytes.count {
      let count = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + count
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(end..<end + 4, with: word(Int(crc(Data(bytes[start + 4..<end])))))
      start = end + 4
    }
    return Data(bytes)
  }

  static func stored(_ bytes: [UInt8]) -> Data {
    precondition(bytes.count < 65_536)
    let count = UInt16(bytes.count)
    let head: [UInt8] = [
      0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return Data(head + bytes) + word(b << 16 | a)
  }

  private static func crc(_ data: Data) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in data {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}
