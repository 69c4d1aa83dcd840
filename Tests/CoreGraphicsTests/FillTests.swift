import Testing

@testable import CoreGraphics

@Suite struct FillTests {
  @Test func opaqueFillsGiveExactBytes() throws {
    for level in 0...255 {
      let (bitmap, context) = try canvas(1, 1)
      let value = CGFloat(level) / 255
      context.setFillColor(red: value, green: 1 - value, blue: value, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(bitmap[0, 0] == Pixel(UInt8(level), UInt8(255 - level), UInt8(level)))
    }
  }

  @Test func translucentFillsOfClearBackgroundRoundPremultipliedBytes() throws {
    for level in stride(from: 0, through: 255, by: 5) {
      let (bitmap, context) = try canvas(1, 1)
      let alpha = CGFloat(level) / 255
      context.setFillColor(red: 1, green: 0.5, blue: 0.2, alpha: alpha)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      func byte(_ value: CGFloat) -> UInt8 { UInt8((value * CGFloat(level)).rounded()) }
      #expect(bitmap[0, 0] == Pixel(byte(1), byte(0.5), byte(0.2), UInt8(level)))
    }
  }

  @Test func originIsAtTheTopAndScaleCountsPixels() throws {
    let (bitmap, context) = try canvas(4, 4, scale: 2)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bitmap[2, 0] == Pixel(255, 0, 0))
    #expect(bitmap[3, 1] == Pixel(255, 0, 0))
    #expect(bitmap[1, 0] == .clear)
    #expect(bitmap[2, 2] == .clear)
  }

  @Test func contextsMadeByHandHaveTheOriginAtTheBottom() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let bytes = Array(UnsafeBufferPointer(start: data, count: 24))
    #expect(Array(bytes[16..<20]) == [255, 0, 0, 255])
    #expect(bytes[0..<16].allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.linearSRGB, CGColorSpace.sRGB,
  ])
  func coloursOfOtherSpacesAreDrawnAsSRGB(_ name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    let (bitmap, context) = try canvas(1, 1)
    context.setFillColor(try #require(CGColor(colorSpace: space, components: [1, 0.4, 0.2, 0.6])))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap[0, 0] == Pixel(153, 61, 31, 153))
  }
}
