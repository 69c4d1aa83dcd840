import CPNG
import CoreGraphics
import Testing

@testable import ImageIO

/// Tests that the fast decoder refuses the same streams as zlib, although libdeflate would inflate
/// them.
@Suite struct StrictDeflateTests {
  private func expect(_ data: Data, isRead: Bool, _ comment: Comment) throws {
    let header = try PNGHeader(data)
    let isFast = try FastPath.reads(data, width: header.width, height: header.height)
    #expect(isFast == isRead, comment)
    for decoder in [PNGDecoder(), .portable] {
      if isRead {
        #expect(try decoder.decode(data).words.allSatisfy { $0 == 0xFF00_0000 }, comment)
      } else {
        #expect(throws: ImageIOError.self, comment) { try decoder.decode(data) }
      }
    }
  }

  /// Combines every length with every distance of the fixed code, after 32,768 zeros, with all
  /// extra bits zero.
  @Test func everySymbolOfTheFixedCode() throws {
    for symbol in 257...287 {
      let extra = symbol < 265 || symbol >= 285 ? 0 : (symbol - 261) / 4
      let length =
        symbol < 265 ? symbol - 254 : symbol >= 285 ? 258 : 3 + (4 + (symbol - 261) % 4) << extra
      // The row has a filter byte and three bytes per pixel: the rest is written as single zeros.
      let rest = (3 - (length + 32_768 - 1) % 3) % 3
      for distance in 0..<32 {
        var deflate = DeflateWriter()
        deflate.storedZeros(32_768 + rest)
        deflate.number(3, bits: 3)
        deflate.fixed(literal: symbol)
        deflate.number(0, bits: extra)
        deflate.fixed(distance: distance)
        deflate.number(0, bits: distance < 2 ? 0 : distance < 30 ? distance / 2 - 1 : 13)
        deflate.fixed(literal: 256)
        let width = (32_768 + rest + length - 1) / 3
        try expect(
          HandmadePNG.black(width: width, deflate: deflate.data),
          isRead: symbol < 286 && distance < 30, "length \(symbol), distance \(distance)")
      }
    }
  }

  /// Returns a last block with its own code for four zeros: two code words of one bit, 0 and the
  /// end, and the lengths of the given number of symbols.
  private func ownCode(literals: Int, distances: Int) -> Data {
    var deflate = DeflateWriter()
    deflate.number(5, bits: 3)
    deflate.number(literals - 257, bits: 5)
    deflate.number(distances - 1, bits: 5)
    deflate.number(18 - 4, bits: 4)
    // The lengths are packed with code words for 18 (many zeros), 0 and 1.
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1] {
      deflate.number([18: 1, 0: 2, 1: 2][symbol] ?? 0, bits: 3)
    }
    func one() { deflate.word(3, bits: 2) }
    func zeros(_ count: Int) {
      var left = count
      while left >= 11 {
        deflate.word(0, bits: 1)
        deflate.number(min(left, 138) - 11, bits: 7)
        left -= min(left, 138)
      }
      for _ in 0..<left { deflate.word(2, bits: 2) }
    }
    one()
    zeros(255)
    one()
    zeros(literals - 257 + distances)
    for _ in 0..<4 { deflate.word(0, bits: 1) }
    deflate.word(1, bits: 1)
    return deflate.data
  }

  @Test func moreLengthsThanTheFormatHas() throws {
    for literals in 257...288 {
      try expect(
        HandmadePNG.black(width: 1, deflate: ownCode(literals: literals, distances: 1)),
        isRead: literals <= 286, "\(literals) literals and lengths")
    }
    for distances in 1...32 {
      try expect(
        HandmadePNG.black(width: 1, deflate: ownCode(literals: 257, distances: distances)),
        isRead: distances <= 30, "\(distances) distances")
    }
  }

  /// A code with one distance has the word 0; a 1 is invalid.
  @Test(arguments: [0, 1])
  func theOtherBitOfACodeOfOne(bit: Int) throws {
    var deflate = DeflateWriter()
    deflate.number(5, bits: 3)
    deflate.number(1, bits: 5)
    deflate.number(0, bits: 5)
    deflate.number(18 - 4, bits: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1] {
      deflate.number([18: 1, 1: 2, 2: 2][symbol] ?? 0, bits: 3)
    }
    // Literal 0 has one bit, the end and length 3 have two bits each, the distance 1 has one.
    deflate.word(2, bits: 2)
    for count in [138, 117] {
      deflate.word(0, bits: 1)
      deflate.number(count - 11, bits: 7)
    }
    for word in [3, 3, 2] { deflate.word(word, bits: 2) }
    deflate.word(0, bits: 1)
    deflate.word(3, bits: 2)
    deflate.word(bit, bits: 1)
    deflate.word(2, bits: 2)
    try expect(
      HandmadePNG.black(width: 1, deflate: deflate.data), isRead: bit == 0, "the bit \(bit)")
  }
}
