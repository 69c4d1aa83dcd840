import CTurboJPEG
import CoreGraphics
import Testing

@testable import ImageIO

@Suite struct JPEGTests {
  /// Returns a smooth gradient, which JPEG preserves well; 16 × 8 pixels.
  static func gradient() throws -> Bitmap {
    let words: [UInt32] = (0..<128).map { index in
      let (red, green) = (UInt32(index % 16 * 16), UInt32(index / 16 * 32))
      return 0xFF00_0000 | red << 16 | green << 8
    }
    return try Bitmap.filled(width: 16, words)
  }

  /// Returns the gradient's file with an EXIF block inserted after the first marker.
  static func withEXIF(_ block: [UInt8]) throws -> Data {
    let plain = try JPEGEncoder().encode(gradient())
    let body = Array("Exif\0\0".utf8) + block
    let length = body.count + 2
    return plain.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body)
      + plain.dropFirst(2)
  }

  static func tiff(orientation: UInt8, isLittle: Bool) -> [UInt8] {
    isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  }

  @Test func aSmoothPictureIsDecodedWithinAFewLevels() throws {
    let bitmap = try Self.gradient()
    let picture = try JPEGDecoder().decode(JPEGEncoder(quality: 95).encode(bitmap))
    #expect(picture.orientation == .up)
    for (before, after) in zip(bitmap.words, picture.bitmap.words) {
      #expect(after >> 24 == 255)
      for shift in [0, 8, 16] {
        let difference = abs(Int(before >> shift & 255) - Int(after >> shift & 255))
        #expect(difference <= 6)
      }
    }
  }

  @Test(arguments: CGImagePropertyOrientation.allCases, [false, true])
  func readsTheOrientation(_ orientation: CGImagePropertyOrientation, isLittle: Bool) throws {
    let data = try Self.withEXIF(
      Self.tiff(orientation: UInt8(orientation.rawValue), isLittle: isLittle))
    #expect(try JPEGDecoder().decode(data).orientation == orientation)
  }

  @Test func damagedEXIFMeansUp() throws {
    let whole = Self.tiff(orientation: 6, isLittle: true)
    for count in 0..<18 {
      #expect(
        try JPEGDecoder().decode(Self.withEXIF(Array(whole.prefix(count)))).orientation == .up)
    }
    for value: UInt8 in [0, 9, 255] {
      let data = try Self.withEXIF(Self.tiff(orientation: value, isLittle: false))
      #expect(try JPEGDecoder().decode(data).orientation == .up)
    }
  }

  @Test func everyPrefixIsAnError() throws {
    let data = try JPEGEncoder().encode(Self.gradient())
    for count in stride(from: 0, to: data.count - 2, by: 3) {
      #expect(throws: ImageIOError.self) { try JPEGDecoder().decode(data.prefix(count)) }
    }
    let error = #expect(throws: ImageIOError.self) {
      try JPEGDecoder().decode(data.prefix(data.count - 40))
    }
    #expect(error?.description == "The JPEG image is truncated.")
  }

  @Test func inksAreRefusedWithASentence() throws {
    let handle = try #require(tjInitCompress())
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let inks = [UInt8](repeating: 100, count: 4 * 64)
    #expect(
      tjCompress2(
        handle, inks, 8, 32, 8, Int32(TJPF_CMYK.rawValue), &bytes, &count,
        Int32(TJSAMP_444.rawValue), 90, 0) == 0)
    let data = Data(bytes: try #require(bytes), count: Int(count))
    tjFree(bytes)
    let error = #expect(throws: ImageIOError.self) { try JPEGDecoder().decode(data) }
    #expect(
      error?.description
        == "The JPEG image cannot be read: its colours are CMYK inks; convert it to RGB.")
  }

  /// The message names no size, because the size is not known yet.
  @Test func missingMemoryIsReported() throws {
    var decoder = JPEGDecoder()
    decoder.makeHandle = { nil }
    let data = try JPEGEncoder().encode(Self.gradient())
    let error = #expect(throws: ImageIOError.self) { try decoder.decode(data) }
    #expect(error == .noMemoryToRead(.jpeg))
  }

  /// The message about a picture that cannot be written does not call it a damaged file.
  @Test func aRefusalToWriteIsTheEncoders() throws {
    let rows = [UInt32](repeating: 0xFF00_0000, count: 16)
    let error = #expect(throws: ImageIOError.self) {
      try rows.withUnsafeBytes { bytes in
        try JPEGEncoder().encode(
          PixelRows(bytes, bytesPerRow: 1 << 40, width: 4, height: 1))
      }
    }
    #expect(
      error?.description
        == "The JPEG image could not be written: its rows are too far apart in memory.")
  }

  @Test func foreignAndTooLargeAreRefused() throws {
    let png = #expect(throws: ImageIOError.self) {
      try JPEGDecoder().decode(HandmadePNG.signature)
    }
    #expect(png?.description == "The file is a PNG image, not a JPEG image.")
    let data = try JPEGEncoder().encode(Self.gradient())
    let limits = ImageLimits(maximumSide: 15, maximumPixels: 1000)
    let large = #expect(throws: ImageIOError.self) { try JPEGDecoder(limits: limits).decode(data) }
    #expect(large == .tooLarge(width: 16, height: 8, limits: limits))
  }
}
