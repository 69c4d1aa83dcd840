import CoreGraphics
import Testing

@testable import ImageIO

/// Tests files that the encoder never writes: blending, disposal, a still picture outside the
/// animation, and damage.
@Suite struct APNGDecoderTests {
  /// One frame of a handmade file: its place, its operations, and its straight RGBA pixels.
  struct Frame {
    var x = 0, y = 0, width = 2, height = 1
    var disposal: UInt8 = 0
    var blend: UInt8 = 0
    var pixels: [UInt8]

    var control: Data {
      [width, height, x, y].map(HandmadePNG.word).reduce(Data(), +)
        + Data([0, 1, 0, 10, disposal, blend])
    }

    /// Returns the compressed pixels, taken from a still file.
    func body() throws -> Data {
      let rows = (0..<height).map { [0] + pixels[$0 * 4 * width..<($0 + 1) * 4 * width] }
      let still = HandmadePNG(width: width, height: height, colorType: 6, rows: rows)
      return try #require(try PNGChunk.all(in: still.data).first { $0.name == "IDAT" }).body
    }
  }

  static let (red, blue, clear): ([UInt8], [UInt8], [UInt8]) = (
    [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
  )
  static let half: [UInt8] = [0, 255, 0, 128]

  /// Returns a file of 2 × 1 pixels; `still` is a first picture that is not a frame.
  private func file(_ frames: [Frame], count: Int? = nil, still: Frame? = nil) throws -> Data {
    var data =
      HandmadePNG.signature + HandmadePNG(width: 2, height: 1, colorType: 6, rows: []).header
      + HandmadePNG.chunk(
        "acTL", HandmadePNG.word(count ?? frames.count) + HandmadePNG.word(3))
    if let still { data += HandmadePNG.chunk("IDAT", try still.body()) }
    var number = 0
    func numbered(_ name: String, _ body: Data) -> Data {
      defer { number += 1 }
      return HandmadePNG.chunk(name, HandmadePNG.word(number) + body)
    }
    for (index, frame) in frames.enumerated() {
      data += numbered("fcTL", frame.control)
      let isStill = index == 0 && still == nil
      data +=
        isStill
        ? HandmadePNG.chunk("IDAT", try frame.body()) : numbered("fdAT", try frame.body())
    }
    return data + HandmadePNG.chunk("IEND", Data())
  }

  private func shown(_ data: Data) throws -> [[UInt32]] {
    try APNGDecoder().decode(data).frames.map { $0.image.bitmap.words }
  }

  private static let redWord: UInt32 = 0xFFFF_0000
  private static let blueWord: UInt32 = 0xFF00_00FF

  @Test func framesReplaceOrBlend() throws {
    let ground = Frame(pixels: Self.red + Self.blue)
    let replacing = Frame(x: 1, width: 1, pixels: Self.half)
    var blending = replacing
    blending.blend = 1
    #expect(
      try shown(file([ground, replacing])) == [
        [Self.redWord, Self.blueWord], [Self.redWord, 0x8000_8000],
      ])
    // The pixel is 128 of 255 green over 127 of 255 blue.
    #expect(try shown(file([ground, blending]))[1] == [Self.redWord, 0xFF00_807F])
  }

  /// Each disposal is visible in a last frame that blends nothing over it.
  @Test func framesAreDisposedOfAsTheySay() throws {
    let ground = Frame(pixels: Self.red + Self.red)
    let nothing = Frame(blend: 1, pixels: Self.clear + Self.clear)
    let left: [UInt8: [UInt32]] = [
      0: [Self.redWord, Self.blueWord], 1: [Self.redWord, 0], 2: [Self.redWord, Self.redWord],
    ]
    for (disposal, words) in left {
      let middle = Frame(x: 1, width: 1, disposal: disposal, pixels: Self.blue)
      let frames = try shown(file([ground, middle, nothing]))
      #expect(frames[1] == [Self.redWord, Self.blueWord])
      #expect(frames[2] == words, "disposal \(disposal)")
    }
  }

  /// The frame «what it was before» is not always the frame shown before.
  @Test func aFrameAfterAClearedOneReturnsToTheClearedPicture() throws {
    let ground = Frame(disposal: 1, pixels: Self.red + Self.red)
    let middle = Frame(x: 0, width: 1, disposal: 2, pixels: Self.blue)
    let nothing = Frame(blend: 1, pixels: Self.clear + Self.clear)
    #expect(
      try shown(file([ground, middle, nothing])) == [
        [Self.redWord, Self.redWord], [Self.blueWord, 0], [0, 0],
      ])
  }

  @Test func aPictureOutsideOfTheAnimationIsNoFrame() throws {
    let still = Frame(pixels: Self.blue + Self.blue)
    let data = try file([Frame(pixels: Self.red + Self.red)], still: still)
    #expect(try shown(data) == [[Self.redWord, Self.redWord]])
    #expect(try PNGDecoder().decode(data).words == [Self.blueWord, Self.blueWord])
    #expect(try APNGDecoder().decode(data).plays == 3)
  }

  @Test func aStillFileIsOneFrame() throws {
    let bitmap = try Bitmap.filled(width: 2, [Self.redWord, Self.blueWord])
    let decoded = try APNGDecoder().decode(PNGEncoder.standard.encode(bitmap))
    #expect(decoded.frames.map { $0.image.bitmap.words } == [[Self.redWord, Self.blueWord]])
    #expect(decoded.frames.first?.delay.seconds == 0)
    #expect(decoded.plays == 1)
  }

  @Test func aDelayWithoutADenominatorCountsHundredths() {
    #expect(AnimatedPNG.Delay(numerator: 25, denominator: 0).seconds == 0.25)
  }

  @Test func damageIsNamed() throws {
    let two = [Frame(pixels: Self.red + Self.red), Frame(pixels: Self.blue + Self.blue)]
    let good = try file(two)
    let chunks = try PNGChunk.all(in: good)
    func rebuilt(_ chunks: [PNGChunk]) -> Data {
      chunks.reduce(Data.pngSignature) { $0 + $1.data }
    }
    func without(_ index: Int) -> Data {
      rebuilt(chunks.enumerated().filter { $0.offset != index }.map(\.element))
    }
    var wide = two
    wide[1].x = 1
    var small = two
    small[0] = Frame(width: 1, pixels: Self.red)
    var odd = two
    odd[1].disposal = 3
    var flipped = good
    flipped[44] ^= 1
    let cases: [(Data, String)] = [
      (good.dropLast(1), "The PNG image is truncated."),
      (try file(two, count: 0), "The PNG image is damaged: its animation has no frames."),
      (try file(two, count: 5), "The PNG image is damaged: it declares 5 frames and contains 2."),
      (
        try file(two, count: 1 << 30),
        "The PNG image cannot be read: its 1073741824 frames of 2 × 1 pixels are more than"
          + " 100000000 pixels."
      ),
      (try file(wide), "The PNG image is damaged: a frame extends past the picture."),
      (try file(small), "The PNG image is damaged: its first frame does not cover the picture."),
      (try file(odd), "The PNG image is damaged: a frame's control chunk is invalid."),
      (flipped, "The PNG image is damaged: the checksum of its acTL chunk is wrong."),
      (without(4), "The PNG image is damaged: its frames are out of order."),
      (without(5), "The PNG image is damaged: a frame has no pixels."),
    ]
    #expect(chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    for (data, sentence) in cases {
      let error = #expect(throws: ImageIOError.self) { try APNGDecoder().decode(data) }
      #expect(error?.description == sentence)
    }
  }

  /// Every truncation of a file, and a few changes of every byte in it, give a result without a
  /// crash.
  @Test func anyDamageHasAnAnswer() throws {
    let two = [
      Frame(disposal: 2, pixels: Self.red + Self.half),
      Frame(blend: 1, pixels: Self.half + Self.red),
    ]
    let good = try file(two)
    for count in 0..<good.count {
      #expect(throws: ImageIOError.self) { try APNGDecoder().decode(good.prefix(count)) }
    }
    for index in good.indices {
      for change in [1, 0x80, 0xFF] as [UInt8] {
        var bad = good
        bad[index] ^= change
        _ = try? APNGDecoder().decode(bad)
        _ = try? APNGDecoder().decode(HandmadePNG.withChecksums(bad))
      }
    }
  }
}
