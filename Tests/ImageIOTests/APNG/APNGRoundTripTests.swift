import CoreGraphics
import SeededRandom
import Testing

@testable import ImageIO

/// Tests that decoding returns the encoded frames, pixel by pixel.
@Suite struct APNGRoundTripTests {
  private func animation(_ frames: [[UInt32]], width: Int) throws -> AnimatedPNG {
    AnimatedPNG(
      frames: try frames.enumerated().map { index, words in
        .init(
          image: CGImage(sharing: try Bitmap.filled(width: width, words)),
          delay: .init(numerator: UInt16(index + 1), denominator: 30))
      })
  }

  private func words(_ animation: AnimatedPNG) -> [[UInt32]] {
    animation.frames.map { $0.image.bitmap.words }
  }

  /// One file has every way in which two small pictures can differ, one after another.
  @Test func everyPairOfSmallPicturesIsDecoded() throws {
    let (red, clear): (UInt32, UInt32) = (0xFFFF_0000, 0x4020_1000)
    let pictures = (0..<64).map { bits in (0..<6).map { bits >> $0 & 1 == 1 ? red : clear } }
    var frames: [[UInt32]] = []
    for first in pictures.indices {
      for second in stride(from: first % 3, to: pictures.count, by: 3) {
        frames += [pictures[first], pictures[second]]
      }
    }
    let decoded = try APNGDecoder().decode(
      APNGEncoder().encode(try animation(frames, width: 3)))
    #expect(words(decoded) == frames)
  }

  @Test(arguments: PixelPattern.allCases, [true, false])
  func anyPixelsAreDecodedWithTheirDelays(pattern: PixelPattern, isOpaque: Bool) throws {
    var random = SeededGenerator(test: 5)
    var frames = (0..<4).map { _ in pattern.words(17, 9, isOpaque: isOpaque, &random) }
    frames[2][40] = isOpaque ? 0xFF01_0203 : 0x8001_0203
    frames.append(frames[3])
    let data = try APNGEncoder().encode(try animation(frames, width: 17))
    let decoded = try APNGDecoder().decode(data)
    #expect(words(decoded) == frames, "\(random)")
    #expect(decoded.frames.map(\.delay.numerator) == [1, 2, 3, 4, 5])
    #expect(decoded.frames.allSatisfy { $0.delay.denominator == 30 })
    #expect(decoded.plays == 0)
    #expect(try APNGEncoder().encode(decoded) == data, "the same frames give the same bytes")
  }

  /// One translucent pixel in one frame makes all frames RGBA; a reader of still pictures decodes
  /// the first frame.
  @Test func allFramesAreOfOneColourTypeAndTheFirstIsAPicture() throws {
    let opaque = [UInt32](repeating: 0xFF01_0203, count: 4)
    let frames = [opaque, [0x8000_0000] + opaque.dropFirst()]
    let data = try APNGEncoder().encode(try animation(frames, width: 2))
    #expect(data[25] == 6, "colour type RGBA")
    #expect(try PNGDecoder.portable.decode(data).words == opaque)
    #expect(try PNGDecoder().decode(data).words == opaque)
  }

  @Test func aFileHoldsTheChangesAlone() throws {
    var second = [UInt32](repeating: 0xFF00_0000, count: 100 * 100)
    let first = second
    for y in 40..<43 { for x in 10..<15 { second[y * 100 + x] = 0xFFFF_FFFF } }
    let data = try APNGEncoder().encode(try animation([first, second, second], width: 100))
    let chunks = try PNGChunk.all(in: data)
    #expect(
      chunks.map(\.name) == [
        "IHDR", "acTL", "sRGB", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    let header = try PNGHeader(data)
    let boxes = try chunks.filter { $0.name == "fcTL" }.map { chunk in
      let box = try FrameControl(chunk.body.dropFirst(4), in: header).box
      return [box.x, box.y, box.width, box.height]
    }
    #expect(boxes == [[0, 0, 100, 100], [10, 40, 5, 3], [0, 0, 1, 1]])
    #expect(
      chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { $0.body.word(0) }
        == [0, 1, 2, 3, 4])
  }

  @Test func theBytesAreTheseOnes() throws {
    let data = try APNGEncoder().encode(
      try animation([[0xFF12_3456], [0xFF65_4321]], width: 1))
    let control = try #require(try PNGChunk.all(in: data).first { $0.name == "acTL" })
    #expect(
      control.data
        == HandmadePNG.chunk("acTL", HandmadePNG.word(2) + HandmadePNG.word(0)))
    let frame = try #require(try PNGChunk.all(in: data).last { $0.name == "fcTL" })
    #expect(
      frame.data
        == HandmadePNG.chunk(
          "fcTL",
          [1, 1, 1, 0, 0].map(HandmadePNG.word).reduce(Data(), +) + Data([0, 2, 0, 30, 0, 0])))
  }

  @Test func framesThatCannotBeOneAnimationAreRefused() throws {
    #expect(throws: ImageIOError.notEncoded(.png, reason: "an animation needs a frame")) {
      try APNGEncoder().encode(AnimatedPNG(frames: []))
    }
    var frames = try animation([[1, 2], [3, 4]], width: 2).frames
    frames += try animation([[1, 2, 3, 4]], width: 2).frames
    #expect(
      throws: ImageIOError.notEncoded(
        .png, reason: "frame 2 is 2 × 2 pixels, frame 0 is 2 × 1")
    ) {
      try APNGEncoder().encode(AnimatedPNG(frames: frames))
    }
  }
}
