import Foundation
import ImageIO
import Testing

/// Progressive pictures, which are gone through once for each scan.
@Suite struct ScanTests {
  /// A JPEG file with empty scans in front of its end.
  private func file(scans: Int) throws -> Data {
    let plain = try JPEGEncoder().encode(JPEGTests.gradient())
    return plain.dropLast(2) + Data((0..<scans).flatMap { _ in [0xFF, 0xDA] as [UInt8] })
      + plain.suffix(2)
  }

  @Test func manyScansOfManyPixelsAreRefused() throws {
    let decoder = JPEGDecoder(limits: ImageLimits(maximumSide: 100, maximumPixels: 1280))
    // 16 × 8 pixels: a hundred and sixty times as often as ten times as many are gone through.
    let error = try #require(
      throws: ImageIOError.self, performing: { try decoder.decode(file(scans: 200)) })
    #expect("\(error)".contains("scans"))
  }

  @Test func fewScansAreRead() throws {
    let data = try JPEGEncoder().encode(JPEGTests.gradient())
    #expect(try JPEGDecoder().decode(data).bitmap.width == 16)
  }
}
