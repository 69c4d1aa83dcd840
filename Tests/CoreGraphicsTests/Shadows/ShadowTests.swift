import Testing

@testable import CoreGraphics

@Suite struct ShadowTests {
  /// Returns the profile of a blurred half plane, from the edge outwards.
  private func profile(_ blur: GaussianBlur, count: Int) throws -> [Float] {
    let half = try #require(
      AlphaPlane(width: 100, height: 200, bytes: Array(repeating: 255, count: 20_000)))
    let row = PixelRect(x: 100, y: 100, width: count, height: 1)
    return blur.blurred(half, in: row).map { $0 / 255 }
  }

  @Test func layerShadowsHaveTheProfileOfCoreAnimation() throws {
    let profile = try profile(GaussianBlur(layerShadowRadius: 8), count: 24)
    let measured: [(Int, Float)] = [(0, 0.475), (1, 0.424), (2, 0.373), (3, 0.325), (11, 0.059)]
    for (distance, value) in measured {
      #expect(abs(profile[distance] - value) < 0.006)
    }
    for distance in 16..<24 { #expect(profile[distance] == 0) }
    for (near, far) in zip(profile, profile.dropFirst()) { #expect(near >= far) }
  }

  @Test(arguments: [CGFloat(0.3), 1, 2.5, 8, 40])
  func kernelsSumToOneAndMatchTheGaussian(sigma: CGFloat) {
    let blur = GaussianBlur(sigma: sigma, cutoff: 3 * sigma)
    let total = blur.weights[0] + 2 * blur.weights.dropFirst().reduce(0, +)
    #expect(abs(total - 1) < 1e-4)
    guard sigma >= 1 else { return }
    for (distance, weight) in blur.weights.dropLast().enumerated() {
      let x = CGFloat(distance)
      let value = exp(-x * x / (2 * sigma * sigma)) / (sigma * (2 * CGFloat.pi).squareRoot())
      #expect(abs(CGFloat(weight) - value) < 0.05 * value + 0.03 / (sigma * sigma))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0])
  func badRadiiDoNotBlur(radius: CGFloat) {
    let blur = GaussianBlur(layerShadowRadius: radius)
    #expect(blur.reach == 0)
    #expect(blur.weights == [1])
  }

  @Test func sharpShadowsAreUnderTheObjectAtTheOffset() throws {
    let (bitmap, context) = try canvas(6, 6)
    context.setShadow(
      offset: CGSize(width: 2, height: 1), blur: 0,
      color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let blue = Pixel(0, 0, 255)
    #expect(bitmap[1, 1] == Pixel(255, 0, 0))
    #expect(bitmap[2, 2] == Pixel(255, 0, 0))
    #expect(bitmap[3, 2] == blue)
    #expect(bitmap[4, 3] == blue)
    #expect(bitmap[5, 3] == .clear)
    #expect(bitmap[3, 1] == .clear)
  }

  @Test func shadowsGoUpwardsWhereYDoes() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .black)
    context.setFillColor(.white)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(context.base[1, 0] == .black)
    #expect(context.base[1, 1] == .white)
    #expect(context.base[1, 2] == .clear)
  }

  @Test func aNilColourEndsTheShadow() throws {
    let (bitmap, context) = try canvas(4, 1)
    context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
    context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: nil)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap[1, 0] == .clear)
  }

  @Test func objectsOutsideTheClipCastShadowIntoIt() throws {
    let (bitmap, context) = try canvas(8, 1)
    context.clip(to: CGRect(x: 4, y: 0, width: 4, height: 1))
    context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: .black)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap[0, 0] == .clear)
    #expect(bitmap[5, 0] == .black)
  }

  @Test func contextShadowsSpreadByHalfTheBlur() throws {
    let (bitmap, context) = try canvas(60, 60)
    context.setShadow(offset: .zero, blur: 8, color: .black)
    context.setFillColor(.white)
    context.fill(CGRect(x: -100, y: -100, width: 130, height: 300))
    // The columns are half a pixel outside the edge of a Gaussian with deviation 4, and then one
    // pixel further each.
    for (column, value) in [(30, 0.450), (31, 0.354), (34, 0.131)] {
      #expect(abs(Double(bitmap[column, 30].alpha) / 255 - value) < 0.01)
    }
    #expect(bitmap[43, 30] == .clear)
  }
}
