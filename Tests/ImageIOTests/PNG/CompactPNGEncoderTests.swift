import CPNG
import SeededRandom
import Testing

@testable import CoreGraphics
@testable import ImageIO

/// Tests that kept files and those of the slow twin have the same format and the same pixels,
/// whatever library compressed them. They share the conversion from premultiplied pixels and the
/// check for opacity.
@Suite struct CompactPNGEncoderTests {
  @Test(arguments: PixelPattern.allCases, [true, false])
  func itsPixelsAreTheSlowTwins(pattern: PixelPattern, isOpaque: Bool) throws {
    var random = SeededGenerator(test: 11)
    for (width, height) in [(1, 1), (3, 3), (16, 2), (17, 5), (1, 700), (700, 1), (129, 64)] {
      let bitmap = try Bitmap.filled(
        width: width, pattern.words(width, height, isOpaque: isOpaque, &random))
      let compact = try CompactPNGEncoder().encode(bitmap)
      let slow = try PNGEncoder.standard.encode(bitmap)
      let comment = Comment(rawValue: "\(width)×\(height), \(random)")
      #expect(Array(compact.prefix(46)) == Array(slow.prefix(46)), comment)
      for decoder in [PNGDecoder(), .portable] {
        #expect(try decoder.decode(compact).words == bitmap.words, comment)
      }
      #expect(try CompactPNGEncoder().encode(bitmap) == compact, "the same bytes")
    }
  }

  /// A large picture of a few repeated tiles is written as runs of earlier pixels.
  @Test(arguments: [UInt32(0xFF), 0x80]) func aLargeFlatPictureIsWrittenByRuns(alpha: UInt32) throws
  {
    var random = SeededGenerator(test: 12)
    let (width, height, side) = (1024, 1030, 64)
    let glyph = (0..<side * side).map { _ -> UInt32 in
      random.below(4) > 0 ? alpha << 24 : alpha << 24 | UInt32(random.below(128)) * 0x01_0101
    }
    let words = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      return (x / side + y / side) % 3 == 0 ? glyph[y % side * side + x % side] : 0xFF20_4060
    }
    let bitmap = try Bitmap.filled(width: width, words)
    let compact = try CompactPNGEncoder().encode(bitmap)
    for decoder in [PNGDecoder(), .portable] {
      #expect(try decoder.decode(compact).words == bitmap.words, "\(random)")
    }
    // After the signature and three chunk headers is the deflate header as the run encoder writes
    // it.
    #expect(Array(compact[54..<56]) == [0x78, 0x01])
    let fast = try FastPNGEncoder().encode(bitmap)
    #expect(compact.count < fast.count * 3 / 4, "\(compact.count) of \(fast.count)")
    for data in [compact, fast] {
      let equality = FastPath.equality(of: data, to: bitmap)
      #expect(equality == (alpha == 255 ? CPNG_EQUAL : CPNG_INCOMPARABLE))
    }
    #expect(try CompactPNGEncoder().encode(bitmap) == compact, "the same bytes")
  }

  @Test func itsChunksAreTheSlowTwins() throws {
    let bitmap = try Bitmap.filled(width: 1, [0xFF12_3456])
    func names(_ data: Data) throws -> [String] { try PNGChunk.all(in: data).map(\.name) }
    let compact = try CompactPNGEncoder(pixelsPerMetre: 5669).encode(bitmap)
    let slow = try PNGEncoder(pixelsPerMetre: 5669).encode(bitmap)
    #expect(try names(compact) == names(slow))
    #expect(try PNGChunk.all(in: compact)[2] == PNGChunk.all(in: slow)[2])
  }

  @Test func alphaIsKeptWhereItIsWanted() throws {
    let bitmap = try Bitmap.filled(width: 2, [0xFF12_3456, 0xFFFF_FFFF])
    var encoder = CompactPNGEncoder()
    #expect(try encoder.encode(bitmap)[25] == 2, "colour type RGB")
    encoder.keepsAlpha = true
    #expect(try encoder.encode(bitmap)[25] == 6, "colour type RGBA")
  }
}
