import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

/// Colours of files whose space is Display P3, as sRGB.
///
/// The samples are the colours' coordinates in Display P3, computed from the chromaticities of both
/// spaces (SMPTE EG 432-1, IEC 61966-2-1).
@Suite struct PNGColorTests {
  /// Red, dark green, blue and yellow of sRGB, grey, and Display P3's red, which sRGB lacks.
  static let samples: [[UInt16]] = [
    [0xEAE0, 0x3346, 0x2379], [0x374E, 0x7E82, 0x21AB], [0, 0, 0xF5A7], [0xF7EA, 0xCEC5, 0x4604],
    [0x3333, 0x3333, 0x3333], [0xFFFF, 0, 0],
  ]
  static let words: [UInt32] = [
    0xFFFF_0000, 0xFF00_8000, 0xFF00_00FF, 0xFFFF_CC00, 0xFF33_3333, 0xFFFF_0000,
  ]
  static let cICP = HandmadePNG.chunk("cICP", Data([12, 13, 0, 1]))
  static let gAMA = HandmadePNG.chunk("gAMA", HandmadePNG.word(45_455))
  static let sRGB = HandmadePNG.chunk("sRGB", Data([0]))

  static func cHRM(_ values: [Int]) -> Data {
    HandmadePNG.chunk("cHRM", values.map(HandmadePNG.word).reduce(Data(), +))
  }

  static let displayP3 = cHRM([31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000])

  static func file(_ chunks: [Data], isInterlaced: Bool = false) -> HandmadePNG {
    let bytes = samples.joined().flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return HandmadePNG(
      width: 6, height: 1, bitDepth: 16, chunksBeforePixels: chunks, rows: [[0] + bytes])
  }

  @Test func aProfileIsConverted() throws {
    let profile = HandmadePNG.profileChunk(HandmadePNG.displayP3Profile())
    #expect(try PNGDecoder().decode(Self.file([profile]).data).words == Self.words)
    #expect(try PNGDecoder().decode(Self.file([Self.cICP, profile]).data).words == Self.words)
  }

  @Test func codePointsAreConverted() throws {
    #expect(try PNGDecoder().decode(Self.file([Self.cICP]).data).words == Self.words)
  }

  @Test func chromaticitiesAreConverted() throws {
    let file = Self.file([Self.gAMA, Self.displayP3]).data
    #expect(try PNGDecoder().decode(file).words == Self.words)
  }

  /// Eight bits, with alpha: the colours of opaque pixels are off by at most a level.
  @Test func eightBitsAndAlphaAreConverted() throws {
    let rows: [[UInt8]] = [[0, 234, 51, 35, 255, 234, 51, 35, 128, 0, 0, 0, 0]]
    let png = HandmadePNG(
      width: 3, height: 1, colorType: 6, chunksBeforePixels: [Self.cICP], rows: rows)
    #expect(try PNGDecoder().decode(png.data).words == [0xFFFF_0000, 0x8080_0000, 0])
  }

  @Test func interlacedAndIndexedFilesAreConverted() throws {
    let palette = HandmadePNG.chunk("PLTE", Data([234, 51, 35, 128, 128, 128]))
    let png = HandmadePNG(
      width: 2, height: 2, colorType: 3, isInterlaced: true,
      chunksBeforePixels: [Self.cICP, palette], rows: [[0, 0], [0, 1], [0, 1, 0]])
    #expect(
      try PNGDecoder().decode(png.data).words
        == [0xFFFF_0000, 0xFF80_8080, 0xFF80_8080, 0xFFFF_0000])
  }

  /// Files of sRGB, of nothing, and of what is not converted keep their samples.
  @Test(arguments: [
    [], [sRGB], [gAMA], [sRGB, gAMA, displayP3], [displayP3],
    [gAMA, cHRM([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000])],
    [gAMA, cHRM([31_270, 0, 0, 0, 0, 0, 0, 0])], [HandmadePNG.chunk("cICP", Data([12, 16, 0, 1]))],
    [HandmadePNG.chunk("cICP", Data([12, 13]))],
    [HandmadePNG.profileChunk(HandmadePNG.displayP3Profile(gamma: 1.8))],
    [HandmadePNG.profileChunk(Data(HandmadePNG.displayP3Profile().prefix(200)))],
    [HandmadePNG.chunk("iCCP", Data("name".utf8))],
  ])
  func otherColoursStay(_ chunks: [Data]) throws {
    let words = try PNGDecoder().decode(Self.file(chunks).data).words
    #expect(words.first == 0xFFEA_3323 && words[3] == 0xFFF7_CE46)
  }

  @Test func aProfileOfJPEGIsConverted() throws {
    let red = try Bitmap.filled(width: 16, [UInt32](repeating: 0xFFEA_3323, count: 128))
    let plain = try JPEGEncoder(quality: 100).encode(red)
    let profile = Data("ICC_PROFILE\0".utf8) + [1, 1] + HandmadePNG.displayP3Profile()
    let length = profile.count + 2
    let file =
      plain.prefix(2) + Data([0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)]) + profile
      + plain.dropFirst(2)
    let words = try JPEGDecoder().decode(file).bitmap.words
    #expect(try JPEGDecoder().decode(plain).bitmap.words[0] >> 16 == 0xFFEA)
    #expect(words.allSatisfy { $0 >> 16 == 0xFFFF && $0 >> 8 & 255 <= 8 && $0 & 255 <= 8 })
  }
}

extension HandmadePNG {
  static func profileChunk(_ profile: Data) -> Data {
    chunk("iCCP", Data("Display P3\0\0".utf8) + stored([UInt8](profile)))
  }

  /// A profile of Display P3's primaries, adapted to D50, with sRGB's or another transfer function.
  static func displayP3Profile(gamma: Double = 2.4) -> Data {
    let curve = [gamma, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let transfer = Data("para\0\0\0\0\0\u{3}\0\0".utf8) + curve.map(fixed).reduce(Data(), +)
    var tags: [(String, Data)] = ["rTRC", "gTRC", "bTRC"].map { ($0, transfer) }
    let colorants = [
      ("rXYZ", [0.51512, 0.24120, -0.00105]), ("gXYZ", [0.29198, 0.69225, 0.04189]),
      ("bXYZ", [0.15710, 0.06657, 0.78407]),
    ]
    for (name, values) in colorants {
      tags.append((name, Data("XYZ \0\0\0\0".utf8) + values.map(fixed).reduce(Data(), +)))
    }
    var (table, bodies) = (word(tags.count), Data())
    for (name, body) in tags {
      table += Data(name.utf8) + word(132 + 12 * tags.count + bodies.count) + word(body.count)
      bodies += body
    }
    var head = Data(count: 128)
    head.replaceSubrange(12..<20, with: Data("mntrRGB ".utf8))
    head.replaceSubrange(36..<40, with: Data("acsp".utf8))
    return head + table + bodies
  }

  private static func fixed(_ value: Double) -> Data { word(Int((value * 65_536).rounded())) }
}
