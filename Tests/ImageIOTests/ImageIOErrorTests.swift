import CoreGraphics
import Testing

@testable import ImageIO

/// Tests bad input, and the message for each kind.
@Suite struct ImageIOErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let data: Data
    let sentence: String
    var testDescription: String { name }
  }

  static let pixel = HandmadePNG(width: 1, height: 1, rows: [[0, 1, 2, 3]])

  static func header(width: Int, height: Int, colorType: Int = 6) -> Data {
    HandmadePNG.signature
      + HandmadePNG(width: width, height: height, colorType: colorType, rows: []).header
  }

  static let pngCases: [Case] = [
    Case(name: "nothing", data: Data(), sentence: "The file is empty, not a PNG image."),
    Case(
      name: "Git LFS pointer",
      data: Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
      sentence: "The file is a Git LFS pointer, not the PNG image itself;"
        + " run 'git lfs pull'."),
    Case(
      name: "JPEG", data: Data([0xFF, 0xD8, 0xFF, 0xE0]),
      sentence: "The file is a JPEG image, not a PNG image."),
    Case(
      name: "GIF", data: Data("GIF89a...".utf8),
      sentence: "The file is a GIF image, not a PNG image."),
    Case(
      name: "WebP", data: Data("RIFF....WEBPVP8 ".utf8),
      sentence: "The file is a WebP image, not a PNG image."),
    Case(
      name: "HEIC", data: Data([0, 0, 0, 24] + Array("ftypheic".utf8)),
      sentence: "The file is a HEIF, AVIF or video file, not a PNG image."),
    Case(
      name: "text", data: Data("<html>not found</html>\n".utf8),
      sentence: "The file is text, not a PNG image."),
    Case(
      name: "noise", data: Data([1, 2, 3, 4]), sentence: "The file is not a PNG image."),
    Case(
      name: "four bytes of the signature", data: HandmadePNG.signature.prefix(4),
      sentence: "The PNG image is truncated."),
    Case(
      name: "half a header", data: header(width: 1, height: 1).prefix(30),
      sentence: "The PNG image is truncated."),
    Case(
      name: "no end chunk", data: pixel.data.dropLast(12),
      sentence: "The PNG image is truncated."),
    Case(
      name: "half of the pixels", data: pixel.data.dropLast(25),
      sentence: "The PNG image is truncated."),
    Case(
      name: "too wide", data: header(width: 32_768, height: 1),
      sentence: "An image of 32768 × 1 pixels is too large; the limits are 32767 pixels a side and"
        + " 100000000 pixels in all."),
    Case(
      name: "too many pixels", data: header(width: 20_000, height: 20_000),
      sentence: "An image of 20000 × 20000 pixels is too large; the limits are 32767 pixels a side"
        + " and 100000000 pixels in all."),
    Case(
      name: "the largest header there is",
      data: header(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF),
      sentence: "An image of 4294967295 × 4294967295 pixels is too large; the limits are 32767"
        + " pixels a side and 100000000 pixels in all."),
    Case(
      name: "a 57-byte file that claims 400 MB of pixels",
      data: header(width: 10_000, height: 10_000) + HandmadePNG.chunk("IEND", Data()),
      sentence: "The PNG image is truncated."),
    Case(
      name: "no width", data: header(width: 0, height: 5),
      sentence: "An image of 0 × 5 pixels has no pixels."),
    Case(
      name: "no header", data: HandmadePNG.signature + HandmadePNG.chunk("IDAT", Data(count: 32)),
      sentence: "The PNG image is damaged: it does not begin with a header chunk."),
    Case(
      name: "colour type 5", data: header(width: 1, height: 1, colorType: 5),
      sentence: "The PNG image is damaged: its colour type is unknown."),
    Case(
      name: "a palette image without a palette",
      data: HandmadePNG(width: 1, height: 1, colorType: 3, rows: [[0, 0]]).data,
      sentence: "The PNG image is damaged: IDAT: Missing PLTE before IDAT."),
    Case(
      name: "a wrong checksum",
      data: {
        var data = pixel.data
        data[data.count - 20] ^= 1
        return data
      }(),
      sentence: "The PNG image is damaged: IDAT: incorrect data check."),
  ]

  @Test(arguments: pngCases)
  func badPNG(_ sample: Case) {
    let error = #expect(throws: ImageIOError.self) { try PNGDecoder().decode(sample.data) }
    #expect(error?.description == sample.sentence)
  }

  @Test func everyPrefixAndEveryFlippedByteIsAnErrorOrAPicture() throws {
    let words = (0..<96).map { UInt32(0x4000_0000) | UInt32($0 % 64) << 16 }
    let data = try PNGEncoder.standard.encode(Bitmap.filled(width: 12, words))
    for count in 0..<data.count {
      #expect(throws: ImageIOError.self) { try PNGDecoder().decode(data.prefix(count)) }
    }
    let limits = ImageLimits(maximumSide: 64, maximumPixels: 4096)
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0x55
      _ = try? PNGDecoder(limits: limits).decode(damaged)
    }
  }

  @Test func dataThatDoesNotStartAtIndexZeroIsRead() throws {
    let padded = Data([0, 0, 0]) + Self.pixel.data
    #expect(try PNGDecoder().decode(padded.dropFirst(3)).words == [0xFF01_0203])
  }

  /// With limits that permit it, a header of 33 bytes may declare a size that overflows an integer.
  @Test func sizesThatOverflowAreCutFiles() {
    let limits = ImageLimits(maximumSide: .max, maximumPixels: .max)
    let error = #expect(throws: ImageIOError.self) {
      try PNGDecoder(limits: limits).decode(Self.header(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
    }
    #expect(error == .truncated(.png))
  }

  @Test func noMemoryAndRefusedWritingHaveSentences() {
    let noMemory = ImageIOError.outOfMemory(width: 3, height: 4)
    #expect(
      noMemory.description == "There is not enough memory for an image of 3 × 4 pixels.")
    #expect(
      ImageIOError.noMemoryToRead(.jpeg).description
        == "There is not enough memory to read a JPEG image.")
    let refused = ImageIOError.notEncoded(.jpeg, reason: "no")
    #expect(refused.description == "The JPEG image could not be written: no.")
  }
}
