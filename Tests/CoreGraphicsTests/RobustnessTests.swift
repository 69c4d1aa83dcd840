import Testing

@testable import CoreGraphics

/// Tests that a context remains usable after any numbers, and draws the next object.
@Suite struct RobustnessTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e30, 0,
  ]

  private func stillDraws(_ bitmap: Bitmap, _ context: CGContext) -> Bool {
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.setBlendMode(.copy)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return bitmap[0, 0] == Pixel(0, 255, 0)
  }

  @Test(arguments: numbers) func badNumbersInShapes(number: CGFloat) throws {
    let (bitmap, context) = try canvas(4, 4)
    let point = CGPoint(x: number, y: 1)
    let rect = CGRect(x: 0, y: number, width: 2, height: number)
    context.saveGState()
    context.fill(rect)
    context.stroke(rect)
    context.fillEllipse(in: rect)
    context.strokeLineSegments(between: [.zero, point])
    context.move(to: .zero)
    context.addLine(to: point)
    context.addQuadCurve(to: point, control: .zero)
    context.addCurve(to: .zero, control1: point, control2: point)
    context.addArc(
      center: .zero, radius: number, startAngle: number, endAngle: 1, clockwise: true)
    context.addArc(tangent1End: point, tangent2End: .zero, radius: number)
    context.drawPath(using: .fillStroke)
    context.setLineWidth(number)
    context.setMiterLimit(number)
    context.setLineDash(phase: number, lengths: [number, 1])
    context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setAlpha(number)
    context.setFillColor(red: number, green: number, blue: number, alpha: number)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setShadow(offset: CGSize(width: number, height: 0), blur: number, color: .black)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    context.setAlpha(1)
    #expect(stillDraws(bitmap, context))
  }

  @Test(arguments: numbers) func badNumbersInTransforms(number: CGFloat) throws {
    let (bitmap, context) = try canvas(4, 4)
    let transforms = [
      CGAffineTransform(scaleX: number, y: 1), CGAffineTransform(translationX: number, y: 0),
      CGAffineTransform(rotationAngle: number), CGAffineTransform(scaleX: 0, y: 0),
    ]
    for transform in transforms {
      context.saveGState()
      context.concatenate(transform)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.draw(
        CGImage(sharing: bitmap.copy() ?? bitmap), in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.endTransparencyLayer()
      _ = context.boundingBoxOfClipPath
      context.restoreGState()
    }
    #expect(stillDraws(bitmap, context))
  }

  @Test(arguments: numbers) func badNumbersInGradientsAndImages(number: CGFloat) throws {
    let (bitmap, context) = try canvas(4, 4)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black], locations: [number]))
    let point = CGPoint(x: number, y: 0)
    context.drawLinearGradient(gradient, start: .zero, end: point, options: [])
    context.drawRadialGradient(
      gradient, startCenter: point, startRadius: number, endCenter: .zero, endRadius: 1,
      options: [])
    let image = CGImage(sharing: try #require(bitmap.copy()))
    context.draw(image, in: CGRect(x: 0, y: 0, width: number, height: 1))
    context.draw(image, in: CGRect(x: number, y: 0, width: 1, height: 1), byTiling: true)
    #expect(stillDraws(bitmap, context))
  }

  @Test func sizesWithoutPixelsGiveNothing() {
    #expect(Bitmap(width: 0, height: 1) == nil)
    #expect(Bitmap(width: -1, height: 1) == nil)
    #expect(Bitmap(width: 40_000, height: 1) == nil)
    #expect(
      CGContext(
        data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: 1) == nil)
  }

  static let longRows = [Int.max, Int.max / 2, 1 << 61, 1 << 31]

  /// The rows are so long that their total length exceeds an integer, or an integer of Cairo's.
  @Test(arguments: longRows) func rowsTooLongForMemoryGiveNothing(bytesPerRow: Int) {
    var pixels = [UInt32](repeating: 0, count: 12)
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      #expect(Bitmap(borrowing: start, width: 2, height: 3, bytesPerRow: bytesPerRow & ~3) == nil)
      for info in [CGImageAlphaInfo.premultipliedLast, .alphaOnly] where bytesPerRow > 1 << 61 {
        #expect(
          CGContext(
            data: start, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: .standardRGB, bitmapInfo: info.rawValue) == nil)
      }
    }
    if bytesPerRow > 1 << 60 {
      #expect(
        CGContext(
          data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
          space: .standardRGB, bitmapInfo: 1) == nil)
    }
  }

  @Test(arguments: longRows) func imagesOfTooFewBytesAreNone(bytesPerRow: Int) throws {
    let provider = try #require(CGDataProvider(data: Data(repeating: 1, count: 24)))
    let image = CGImage(
      width: 2, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
      space: .standardRGB, bitmapInfo: CGBitmapInfo(rawValue: 1), provider: provider, decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
    #expect(image == nil)
  }

  @Test func everythingFillsTheInfiniteRectangle() throws {
    let (bitmap, context) = try canvas(3, 3)
    context.translateBy(x: 1, y: 1)
    context.fill(CGRect.infinite)
    #expect(bitmap[0, 0] == .black && bitmap[2, 2] == .black)
    context.clear(.infinite)
    #expect(bitmap[1, 1] == .clear)
  }
}
