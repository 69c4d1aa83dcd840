import Foundation
import ImageIO
import Testing

/// Tests data after a picture's last row, which a decoder would inflate to the end of the stream.
@Suite struct SurplusTests {
  /// Returns a row of eight black pixels, followed by 258 zeros for each copy.
  private func file(copies: Int) -> Data {
    var deflate = DeflateWriter()
    deflate.number(0b011, bits: 3)
    deflate.word(0x30, bits: 8)
    for _ in 0..<16 {
      deflate.fixed(literal: 285)
      deflate.fixed(distance: 0)
    }
    deflate.fixed(literal: 256)
    // Eight copies take thirteen bytes.
    var data = deflate.data
    let eight = data[(data.startIndex + 2)..<(data.startIndex + 15)]
    data.insert(
      contentsOf: (0..<copies / 8).flatMap { _ in eight }, at: data.startIndex + 2)
    return HandmadePNG.black(width: 8, deflate: data)
  }

  @Test func aLittleIsIgnored() throws {
    #expect(try PNGDecoder().decode(file(copies: 1)).width == 8)
    #expect(try PNGDecoder().decode(file(copies: 2000)).width == 8)
  }

  @Test func muchIsRefused() throws {
    // The 50 kilobytes inflate to eight megabytes.
    let error = #expect(throws: ImageIOError.self) {
      try PNGDecoder().decode(file(copies: 30_000))
    }
    #expect("\(error as Any)".contains("more data than its rows need"))
  }

  /// Texts and profiles that inflate to megabytes change no pixel, and are not inflated.
  @Test func packedTextsAreNotUnpacked() throws {
    var file = HandmadePNG(width: 1, height: 1, rows: [[0, 9, 8, 7]])
    file.chunksBeforePixels = [HandmadePNG.chunk("zTXt", Data("a\0\0broken".utf8))]
    let plain = HandmadePNG(width: 1, height: 1, rows: [[0, 9, 8, 7]])
    #expect(try PNGDecoder().decode(file.data).width == PNGDecoder().decode(plain.data).width)
  }
}
