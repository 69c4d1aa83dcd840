import Testing

@testable import CoreGraphics

@Suite struct ImageTests {
  /// Returns an image of two by two pixels: red, green above blue, white.
  private func picture() throws -> CGImage {
    let (bitmap, context) = try canvas(2, 2)
    let colours: [(Int, Int, CGColor)] = [
      (0, 0, CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
      (1, 0, CGColor(red: 0, green: 1, blue: 0, alpha: 1)),
      (0, 1, CGColor(red: 0, green: 0, blue: 1, alpha: 1)), (1, 1, .white),
    ]
    for (x, y, colour) in colours {
      context.setFillColor(colour)
      context.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return CGImage(sharing: bitmap)
  }

  private static let red = Pixel(255, 0, 0)
  private static let green = Pixel(0, 255, 0)
  private static let blue = Pixel(0, 0, 255)

  @Test func imagesAreUpsideDownInContextsOfUIKit() throws {
    let (bitmap, context) = try canvas(2, 2)
    context.draw(try picture(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bitmap[0, 0] == Self.blue)
    #expect(bitmap[0, 1] == Self.red)
    #expect(bitmap[1, 0] == .white)
  }

  @Test func imagesAreUprightWhereYPointsUp() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: .standardRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(try picture(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.bitmap[0, 0] == Self.red)
    #expect(image.bitmap[1, 0] == Self.green)
  }

  /// A scaled image has the same pixels at any whole pixel, so that scrolled content does not
  /// change.
  @Test(arguments: [205, 203, 202, 130, 61, 640])
  func aScaledImageDoesNotDependOnItsPlace(_ height: Int) throws {
    let (drawing, pen) = try canvas(7, 204)
    for y in 0..<204 {
      for x in 0..<7 {
        let step = CGFloat((x * 131 + y * 197) % 251) / 250
        pen.setFillColor(CGColor(red: step, green: 1 - step, blue: step * step, alpha: 1))
        pen.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let image = CGImage(sharing: drawing)
    let (first, atTop) = try canvas(9, height)
    atTop.drawUpright(image, in: CGRect(x: 0, y: 0, width: 9, height: height))
    first.flush()
    for (x, y) in [(0, 1), (31, 266), (1, 777), (1500, 3001), (701, 4000)] {
      let (bitmap, context) = try canvas(x + 9, y + height)
      context.drawUpright(image, in: CGRect(x: x, y: y, width: 9, height: height))
      bitmap.flush()
      let same = (0..<height).allSatisfy { row in
        memcmp(
          first.pixels + row * first.bytesPerRow,
          bitmap.pixels + (y + row) * bitmap.bytesPerRow + 4 * x, 4 * 9) == 0
      }
      #expect(same, "at \(x), \(y)")
    }
  }

  @Test func uprightDrawingAndAlignedCopiesAreExact() throws {
    let (bitmap, context) = try canvas(4, 4, scale: 2)
    let image = try picture()
    context.draw(image.bitmap, at: CGPoint(x: 0.5, y: 1), scale: 2, alpha: 1)
    #expect(bitmap[1, 2] == Self.red)
    #expect(bitmap[2, 2] == Self.green)
    #expect(bitmap[1, 3] == Self.blue)
    #expect(bitmap[0, 2] == .clear)
    let (other, second) = try canvas(4, 4)
    second.interpolationQuality = .none
    second.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(other[0, 0] == Self.red && other[1, 1] == Self.red)
    #expect(other[2, 1] == Self.green && other[1, 2] == Self.blue && other[3, 3] == .white)
  }

  @Test func edgesOfScaledImagesStayOpaque() throws {
    for quality in [CGInterpolationQuality.default, .low, .medium, .high, .none] {
      let (bitmap, context) = try canvas(8, 8)
      context.interpolationQuality = quality
      context.drawUpright(try picture(), in: CGRect(x: 1, y: 1, width: 6, height: 6))
      for position in 1...6 {
        #expect(bitmap[position, 1].alpha == 255)
        #expect(bitmap[1, position].alpha == 255)
      }
      #expect(bitmap[0, 3] == .clear && bitmap[7, 3] == .clear)
    }
  }

  @Test func cropsShareThePixels() throws {
    let image = try picture()
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
    #expect(part.width == 1 && part.height == 1)
    let (bitmap, context) = try canvas(1, 1)
    context.drawUpright(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap[0, 0] == Self.green)
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(image.isOpaque)
  }

  @Test func copyingReplacesTheBackgroundByTheFadedImage() throws {
    let (bitmap, context) = try canvas(3, 2)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    context.setBlendMode(.copy)
    context.setAlpha(0.4)
    context.drawUpright(try picture(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bitmap[0, 0] == Pixel(102, 0, 0, 102))
    #expect(bitmap[2, 0] == .black)
  }

  @Test func tilesRepeatFromTheRectangle() throws {
    let (bitmap, context) = try canvas(5, 5)
    context.drawTiled(
      try picture(), tile: CGRect(x: 1, y: 1, width: 2, height: 2),
      in: CGRect(x: 1, y: 1, width: 4, height: 4))
    #expect(bitmap[1, 1] == Self.red && bitmap[3, 3] == Self.red)
    #expect(bitmap[4, 1] == Self.green && bitmap[0, 0] == .clear)
  }

  @Test func masksTakeTheFillColour() throws {
    let (bitmap, context) = try canvas(2, 2)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.4)
    context.drawUpright(try picture().asMask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bitmap[1, 1] == Pixel(102, 0, 0, 102))
  }

  @Test func providersOfEveryFormatGiveTheSamePicture() throws {
    let formats: [(CGBitmapInfo, [UInt8])] = [
      (CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), [200, 100, 50, 102]),
      (CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue), [102, 200, 100, 50]),
      (CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), [80, 40, 20, 102]),
      (
        [CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little],
        [20, 40, 80, 102]
      ),
    ]
    for (info, bytes) in formats {
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      let image = try #require(
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
          shouldInterpolate: true, intent: .defaultIntent))
      #expect(image.bitmap[0, 0] == Pixel(80, 40, 20, 102))
      #expect(image.dataProvider?.data == Data([20, 40, 80, 102]))
    }
    #expect(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [],
        provider: try #require(CGDataProvider(data: Data([1]))), decode: nil,
        shouldInterpolate: true, intent: .defaultIntent) == nil)
  }
}
