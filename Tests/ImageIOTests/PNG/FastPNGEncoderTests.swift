import CPNG
import CoreGraphics
import SeededRandom
import Testing

@testable import ImageIO

/// Tests that the files of the fast encoder and of its slow twin have the same pixels. libpng reads
/// both.
///
/// They share only `CPNG/pixels.h`, the conversion from premultiplied pixels, which
/// PNGRoundTripTests test: filters, deflate and chunks are libpng's and zlib's in the slow twin.
@Suite struct FastPNGEncoderTests {
  private func check(_ bitmap: Bitmap, _ comment: Comment) throws {
    let fast = try FastPNGEncoder().encode(bitmap)
    let slow = try PNGEncoder(level: 1).encode(bitmap)
    #expect(Array(fast.prefix(33)) == Array(slow.prefix(33)), comment)
    #expect(try PNGDecoder.portable.decode(fast).words == bitmap.words, comment)
    #expect(try PNGDecoder.portable.decode(slow).words == bitmap.words, comment)
  }

  @Test(arguments: PixelPattern.allCases)
  func itsPixelsAreTheSlowTwins(pattern: PixelPattern) throws {
    var random = SeededGenerator(test: 7)
    for (width, height) in [
      (1, 1), (2, 1), (1, 2), (3, 3), (15, 2), (16, 2), (17, 5), (87, 3), (88, 3), (89, 2),
      (1, 700), (700, 1), (129, 64),
    ] {
      for isOpaque in [true, false] {
        let words = pattern.words(width, height, isOpaque: isOpaque, &random)
        try check(
          Bitmap.filled(width: width, words),
          "\(width)×\(height), opaque: \(isOpaque), \(random)")
      }
    }
  }

  /// The lengths of runs in bytes use every symbol of deflate's table, with its extra bits.
  @Test(arguments: [true, false])
  func everyLengthOfRun(isOpaque: Bool) throws {
    let solid: UInt32 = isOpaque ? 0xFF40_8020 : 0x8040_2010
    let words = (0..<200).flatMap { (run: Int) -> [UInt32] in
      let middle = run...run + 190
      return (0..<400).map { middle.contains($0) ? solid &- 0x10 : solid }
    }
    try check(Bitmap.filled(width: 400, words), "runs")
  }

  /// A picture of 600 rows of 1024 pixels has three strips.
  @Test(arguments: [true, false])
  func theBytesDoNotDependOnTheThreads(isOpaque: Bool) throws {
    var random = SeededGenerator(test: 3)
    let words = PixelPattern.blocks.words(1024, 600, isOpaque: isOpaque, &random)
    let bitmap = try Bitmap.filled(width: 1024, words)
    var encoder = FastPNGEncoder()
    let files = try [1, 2, 3, 3, 8, 0].map { threads in
      encoder.threads = threads
      return try encoder.encode(bitmap)
    }
    #expect(files.allSatisfy { $0 == files[0] }, "\(random)")
    #expect(try PNGDecoder.portable.decode(files[0]).words == words, "\(random)")
  }

  /// A translucent pixel in the last strip is found after the first strips were written as opaque.
  @Test func oneTranslucentPixelInTheLastRowMakesTheFileRGBA() throws {
    var words = [UInt32](repeating: 0xFF11_2233, count: 700 * 800)
    words[words.count - 1] = 0xFE00_0000
    let data = try FastPNGEncoder().encode(Bitmap.filled(width: 700, words))
    #expect(data[25] == 6, "colour type RGBA")
    #expect(try PNGDecoder.portable.decode(data).words == words)
  }

  /// Byte counts in a Fibonacci sequence make the deepest possible code, which exceeds deflate's
  /// limit.
  @Test func codesDeeperThanDeflateAllowsAreCut() throws {
    var words: [UInt32] = []
    var (count, next) = (1, 1)
    for level in UInt32(0)..<23 {
      words += [UInt32](repeating: level, count: count)
      (count, next) = (next, count + next)
    }
    // No two pixels repeat along a row and none equals the pixel above: each is a sum over both
    // axes.
    var random = SeededGenerator(test: 11)
    let (width, height) = (256, words.count / 256)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for index in pixels.indices {
      let step = words[Int(random.next() % UInt64(words.count))]
      let above = index < width ? 0 : pixels[index - width]
      let channel = (above & 255) &+ step & 255
      pixels[index] = 0xFF00_0000 | channel << 16 | channel << 8 | channel
    }
    try check(Bitmap.filled(width: width, pixels), "deep, \(random)")
  }

  /// The message names a failure of the encoder, not a damaged file.
  @Test func picturesThatCannotBeWrittenAreRefused() {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let pixel: UInt32 = 0xFF00_0000
    for (width, height) in [(0, 1), (1, 0), (1 << 29, 1)] as [(UInt32, UInt32)] {
      let result = withUnsafeBytes(of: pixel) {
        cpng_encode_fast($0.baseAddress, 4, width, height, 0, 1, &bytes, &count)
      }
      #expect(result.status == CPNG_NOT_ENCODED && bytes == nil, "\(width) × \(height)")
    }
  }

  /// Both encoders have the same message for a failure.
  @Test func libpngsRefusalIsTheEncoders() throws {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let settings = cpng_encoding(level: 6, strategy: 0, filters: 8, pixels_per_metre: 0)
    let pixel: UInt32 = 0xFF00_0000
    let result = withUnsafeBytes(of: pixel) {
      cpng_encode($0.baseAddress, 4, 0, 1, true, settings, &bytes, &count)
    }
    #expect(result.status == CPNG_NOT_ENCODED && bytes == nil)
  }

  @Test func theScaleIsWritten() throws {
    let encoder = FastPNGEncoder(pixelsPerMetre: 5669)
    let data = try encoder.encode(Bitmap.filled(width: 1, [0xFF12_3456]))
    let slow = try PNGEncoder(pixelsPerMetre: 5669).encode(Bitmap.filled(width: 1, [0xFF12_3456]))
    let head = 8 + 25 + 13 + 21
    #expect(Array(data.prefix(head)) == Array(slow.prefix(head)))
  }

  /// The faster file of a real screen is at most a tenth larger than zlib's at level 1.
  @Test func theWallIsNotMuchLargerThanLibpngMakesIt() throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Golden/cat-wall/full-800.png")
    let wall = try PNGDecoder().decode(Data(contentsOf: golden))
    let fast = try FastPNGEncoder().encode(wall)
    let slow = try PNGEncoder(level: 1, filter: .none).encode(wall)
    #expect(Double(fast.count) <= 1.1 * Double(slow.count))
    let decoded = try PNGDecoder.portable.decode(fast)
    #expect(memcmp(decoded.pixels, wall.pixels, wall.bytesPerRow * wall.height) == 0)
  }
}
