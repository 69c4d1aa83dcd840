import Foundation

/// Writes a deflate stream bit by bit, so that decoders meet streams no compressor would write.
///
/// Source: RFC 1951.
struct DeflateWriter {
  private(set) var data = Data()
  private var used = 8

  /// The lowest bit first, as deflate writes numbers.
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

  /// The highest bit first, as deflate writes words of a code.
  mutating func word(_ value: Int, bits: Int) {
    for bit in (0..<bits).reversed() { number(value >> bit & 1, bits: 1) }
  }

  /// A block of zeros that are not compressed, at most 65,535 of them.
  mutating func storedZeros(_ count: Int) {
    number(0, bits: 3)
    used = 8
    data += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
    data += Data(count: count)
  }

  /// A length, a distance or the end of a block in the code that every decoder knows.
  mutating func fixed(literal symbol: Int) {
    symbol < 280 ? word(symbol - 256, bits: 7) : word(symbol - 280 + 0xC0, bits: 8)
  }

  mutating func fixed(distance symbol: Int) { word(symbol, bits: 5) }
}
