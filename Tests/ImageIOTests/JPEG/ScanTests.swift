import Foundation
import ImageIO
import Testing

/// Tests progressive pictures, of which each scan is decoded.
@Suite struct ScanTests {
  /// Returns a JPEG file with empty scans before its end.
  private func file(scans: Int) throws -> Data {
    let plain = try JPEGEncoder().encode(JPEGTests.gradient())
    return plain.dropLast(2) + Data((0..<scans).flatMap { _ in [0xFF, 0xDA] as [UInt8] })
      + plain.suffix(2)
  }

  @Test func manyScansOfManyPixelsAreRefused() throws {
    let decoder = JPEGDecoder(limits: ImageLimits(maximumSide: 100, maximumPixels: 1280))
    // For 16 × 8 pixels, a tenth of the limit, a hundred and sixty scans are permitted.
    let error = try #require(
      throws: ImageIOError.self, performing: { try decoder.decode(file(scans: 200)) })
    #expect("\(error)".contains("scans"))
  }

  @Test func fewScansAreRead() throws {
    let data = try JPEGEncoder().encode(JPEGTests.gradient())
    #expect(try JPEGDecoder().decode(data).bitmap.width == 16)
  }
}
