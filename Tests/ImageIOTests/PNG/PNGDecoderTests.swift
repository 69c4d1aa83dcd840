import CoreGraphics
import Testing

@testable import ImageIO

/// Tests handmade files of every colour type and depth against the expected words.
@Suite struct PNGDecoderTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let png: HandmadePNG
    let words: [UInt32]
    var testDescription: String { name }
  }

  static let palette = HandmadePNG.chunk("PLTE", Data([255, 0, 0, 0, 255, 0, 0, 0, 255]))

  static let samples: [Sample] = [
    Sample(
      name: "grey, 1 bit",
      png: HandmadePNG(width: 3, height: 1, bitDepth: 1, colorType: 0, rows: [[0, 0b1010_0000]]),
      words: [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
    Sample(
      name: "grey, 2 bits",
      png: HandmadePNG(width: 4, height: 1, bitDepth: 2, colorType: 0, rows: [[0, 0b0001_1011]]),
      words: [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF]),
    Sample(
      name: "grey, 4 bits",
      png: HandmadePNG(width: 2, height: 1, bitDepth: 4, colorType: 0, rows: [[0, 0x1F]]),
      words: [0xFF11_1111, 0xFFFF_FFFF]),
    Sample(
      name: "grey, 8 bits, one grey transparent",
      png: HandmadePNG(
        width: 2, height: 1, colorType: 0,
        chunksBeforePixels: [HandmadePNG.chunk("tRNS", Data([0, 7]))], rows: [[0, 7, 8]]),
      words: [0x0000_0000, 0xFF08_0808]),
    Sample(
      name: "grey, 16 bits",
      png: HandmadePNG(
        width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [[0, 0x80, 0x80, 0x12, 0xFF]]),
      words: [0xFF80_8080, 0xFF13_1313]),
    Sample(
      name: "grey and alpha, 8 bits",
      png: HandmadePNG(width: 2, height: 1, colorType: 4, rows: [[0, 255, 128, 9, 0]]),
      words: [0x8080_8080, 0x0000_0000]),
    Sample(
      name: "grey and alpha, 16 bits",
      png: HandmadePNG(
        width: 1, height: 1, bitDepth: 16, colorType: 4, rows: [[0, 0xFF, 0xFF, 0x80, 0x80]]),
      words: [0x8080_8080]),
    Sample(
      name: "RGB, 8 bits",
      png: HandmadePNG(width: 1, height: 2, rows: [[0, 1, 2, 3], [0, 4, 5, 6]]),
      words: [0xFF01_0203, 0xFF04_0506]),
    Sample(
      name: "RGB, 16 bits",
      png: HandmadePNG(
        width: 1, height: 1, bitDepth: 16, rows: [[0, 0x11, 0x11, 0x22, 0x22, 0x33, 0x33]]),
      words: [0xFF11_2233]),
    Sample(
      name: "RGBA, 8 bits",
      png: HandmadePNG(width: 1, height: 1, colorType: 6, rows: [[0, 200, 100, 50, 51]]),
      words: [0x3328_140A]),
    Sample(
      name: "palette, 1 bit",
      png: HandmadePNG(
        width: 2, height: 1, bitDepth: 1, colorType: 3, chunksBeforePixels: [palette],
        rows: [[0, 0b0100_0000]]),
      words: [0xFFFF_0000, 0xFF00_FF00]),
    Sample(
      name: "palette, 8 bits, one entry half clear",
      png: HandmadePNG(
        width: 3, height: 1, colorType: 3,
        chunksBeforePixels: [palette, HandmadePNG.chunk("tRNS", Data([255, 128]))],
        rows: [[0, 0, 1, 2]]),
      words: [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF]),
    Sample(
      name: "grey, interlaced",
      png: HandmadePNG(
        width: 2, height: 2, colorType: 0, isInterlaced: true,
        rows: [[0, 1], [0, 2], [0, 3, 4]]),
      words: [0xFF01_0101, 0xFF02_0202, 0xFF03_0303, 0xFF04_0404]),
    Sample(
      name: "a gamma chunk changes nothing",
      png: HandmadePNG(
        width: 1, height: 1,
        chunksBeforePixels: [HandmadePNG.chunk("gAMA", HandmadePNG.word(100_000))],
        rows: [[0, 1, 2, 3]]),
      words: [0xFF01_0203]),
  ]

  @Test(arguments: samples)
  func decodes(_ sample: Sample) throws {
    #expect(try PNGDecoder().decode(sample.png.data).words == sample.words)
  }
}
