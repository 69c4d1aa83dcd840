import CoreGraphics
import Testing

@testable import ImageIO

@Suite struct PNGRoundTripTests {
  /// The picture has all 32,896 premultiplied values: each alpha with each colour up to it.
  @Test func everyPremultipliedPixelRoundTrips() throws {
    var words: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for color in 0...alpha {
        words.append(alpha << 24 | color << 16 | (alpha - color) << 8 | color / 2)
      }
    }
    let bitmap = try Bitmap.filled(width: 257, words)
    let decoded = try PNGDecoder().decode(PNGEncoder.standard.encode(bitmap))
    #expect(decoded.words == words)
  }

  @Test func opaquePixelsRoundTripInThreeBytes() throws {
    let words = (0..<4096).map { UInt32(0xFF00_0000) | UInt32($0) &* 2_654_435_761 >> 8 }
    let bitmap = try Bitmap.filled(width: 64, words)
    let data = try PNGEncoder.standard.encode(bitmap)
    #expect(data[25] == 2, "colour type RGB")
    #expect(try PNGDecoder().decode(data).words == words)
  }

  @Test func oneTranslucentPixelMakesTheFileRGBA() throws {
    var words = [UInt32](repeating: 0xFFFF_FFFF, count: 16)
    words[15] = 0xFE00_0000
    let data = try PNGEncoder.standard.encode(Bitmap.filled(width: 4, words))
    #expect(data[25] == 6, "colour type RGBA")
  }

  @Test(arguments: PNGEncoder.Filter.allCases, PNGEncoder.Strategy.allCases)
  func everySettingKeepsThePixels(
    filter: PNGEncoder.Filter, strategy: PNGEncoder.Strategy
  ) throws {
    let words = (0..<300).map { UInt32(0xFF00_0000) | UInt32($0 * $0) }
    let bitmap = try Bitmap.filled(width: 20, words)
    for level in [0, 1, 9] {
      let encoder = PNGEncoder(level: level, strategy: strategy, filter: filter)
      #expect(try PNGDecoder().decode(encoder.encode(bitmap)).words == words)
    }
  }

  @Test func theSamePixelsGiveTheSameBytesWhereverTheyLie() throws {
    let words = (0..<64).map { UInt32(0x8000_0000) | UInt32($0) }
    let first = try Bitmap.filled(width: 8, words)
    let larger = try #require(Bitmap(width: 20, height: 20))
    for row in 0..<8 {
      for column in 0..<8 {
        (larger.pixels + (row + 5) * larger.bytesPerRow)
          .storeBytes(of: words[row * 8 + column], toByteOffset: 4 * (column + 3), as: UInt32.self)
      }
    }
    larger.markDirty()
    let crop = try #require(
      CGImage(sharing: larger).cropping(to: CGRect(x: 3, y: 5, width: 8, height: 8)))
    #expect(try PNGEncoder.standard.encode(first) == PNGEncoder.standard.encode(crop))
  }

  @Test func theBytesAreTheseOnes() throws {
    let data = try PNGEncoder(pixelsPerMetre: 5669).encode(
      Bitmap.filled(width: 1, [0xFF12_3456]))
    let names = ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"]
    #expect(chunkNames(data) == names)
    let plain = try PNGEncoder.standard.encode(Bitmap.filled(width: 1, [0xFF12_3456]))
    #expect(chunkNames(plain) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  private func chunkNames(_ data: Data) -> [String] {
    var names: [String] = []
    var position = 8
    while position + 8 <= data.count {
      let length = data[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: data[position + 4..<position + 8], as: UTF8.self))
      position += 12 + length
    }
    return names
  }
}
