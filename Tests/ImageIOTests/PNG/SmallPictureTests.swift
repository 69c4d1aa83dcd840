import CoreGraphics
import Testing

@testable import ImageIO

/// Tests every small picture of clear, black, white and half-clear pixels with every encoder and
/// every decoder.
@Suite struct SmallPictureTests {
  static let colors: [UInt32] = [0, 0xFF00_0000, 0xFFFF_FFFF, 0x8040_2080]
  static let sizes = [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (5, 1), (3, 2), (2, 3)]

  /// Returns all pictures of a size, as words.
  static func pictures(_ width: Int, _ height: Int) -> [[UInt32]] {
    (0..<1 << (2 * width * height)).map { number in
      (0..<width * height).map { colors[number >> (2 * $0) & 3] }
    }
  }

  static let encoders: [any ImageEncoder] = {
    var keepsAlpha = CompactPNGEncoder()
    keepsAlpha.keepsAlpha = true
    return [PNGEncoder.standard, CompactPNGEncoder(), keepsAlpha, FastPNGEncoder()]
  }()

  @Test(arguments: sizes)
  func comeBackEqual(width: Int, height: Int) throws {
    for words in Self.pictures(width, height) {
      let bitmap = try Bitmap.filled(width: width, words)
      for encoder in Self.encoders {
        let data = try encoder.encode(bitmap)
        for decoder in [PNGDecoder(), .portable] {
          let decoded = try decoder.decode(data).words
          if decoded != words { Issue.record("\(encoder): \(words) → \(decoded)") }
        }
      }
    }
  }

  @Test(arguments: sizes)
  func comeBackEqualAsFrames(width: Int, height: Int) throws {
    let pictures = Self.pictures(width, height)
    let frames = try pictures.map {
      AnimatedPNG.Frame(
        image: CGImage(sharing: try Bitmap.filled(width: width, $0)),
        delay: .init(numerator: 1, denominator: 10))
    }
    let decoded = try APNGDecoder().decode(APNGEncoder().encode(AnimatedPNG(frames: frames)))
    #expect(decoded.frames.map(\.image.bitmap.words) == pictures)
  }

  /// Rows of black and clear pixels begin and end at the limits of blocks of sixteen words.
  @Test func wideRowsOfBlackAndClearAreDecodedEqual() throws {
    for width in [15, 16, 17, 33, 40] {
      for black in 0...width {
        let row = (0..<width).map { UInt32($0 < black ? 0xFF00_0000 : 0) }
        let words = row + row + Array(row.reversed())
        let bitmap = try Bitmap.filled(width: width, words)
        for encoder in Self.encoders {
          #expect(try PNGDecoder.portable.decode(encoder.encode(bitmap)).words == words)
        }
      }
    }
  }
}
