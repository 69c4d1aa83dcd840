import Foundation

/// Writes a deflate stream bit by bit, so that tests have streams that no compressor writes.
///
/// Source: RFC 1951.
struct DeflateWriter {
  private(set) var data = Data()
  private var used = 8

  /// Writes a number, lowest bit first, as in deflate.
  mutating func number(_ value: Int, bits: Int) {
    for bit in 0..<bits {
      if used == 8 {
        data.append(0)
        used = 0
      }
      data[data.count - 1] |= UInt8(value >> bit & 1) << UInt8(used)
      used += 1
    }
  }

  /// Writes a code word, highest bit first, as in deflate.
  mutating func word(_ value: Int, bits: Int) {
    for bit in (0..<bits).reversed() { number(value >> bit & 1, bits: 1) }
  }

  /// Writes a stored block of at most 65,535 zeros.
  mutating func storedZeros(_ count: Int) {
    number(0, bits: 3)
    used = 8
    data += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
    data += Data(count: count)
  }

  /// Writes a length, a distance or the end of a block in the fixed code.
  mutating func fixed(literal symbol: Int) {
    symbol < 280 ? word(symbol - 256, bits: 7) : word(symbol - 280 + 0xC0, bits: 8)
  }

  mutating func fixed(distance symbol: Int) { word(symbol, bits: 5) }
}
