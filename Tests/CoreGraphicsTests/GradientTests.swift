import Testing

@testable import CoreGraphics

@Suite struct GradientTests {
  private func blackToWhite() throws -> CGGradient {
    try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
  }

  @Test func linearGradientsRunFromStartToEnd() throws {
    let (bitmap, context) = try canvas(12, 2)
    context.drawLinearGradient(
      try blackToWhite(), start: CGPoint(x: 1, y: 0), end: CGPoint(x: 11, y: 0), options: [])
    #expect(bitmap[0, 0] == .clear)
    #expect(bitmap[11, 1] == .clear)
    for column in 1...10 {
      let value = 255 * (CGFloat(column) - 0.5) / 10
      #expect(abs(CGFloat(bitmap[column, 0].red) - value) <= 1.5)
      #expect(bitmap[column, 0].alpha == 255)
    }
  }

  @Test func optionsContinuePastTheEnds() throws {
    let (bitmap, context) = try canvas(12, 1)
    context.drawLinearGradient(
      try blackToWhite(), start: CGPoint(x: 4, y: 0), end: CGPoint(x: 8, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(bitmap[0, 0] == .black)
    #expect(bitmap[11, 0] == .white)
  }

  @Test func locationsPlaceTheColours() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.black, red, CGColor.white], locations: [0, 0.25, 1]))
    let (bitmap, context) = try canvas(100, 1)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    #expect(bitmap[24, 0].red > 245 && bitmap[24, 0].green == 0)
    #expect(bitmap[25, 0].red == 255 && bitmap[25, 0].green < 8)
  }

  @Test func radialGradientsFillTheRing() throws {
    let (bitmap, context) = try canvas(21, 21)
    let center = CGPoint(x: 10.5, y: 10.5)
    context.drawRadialGradient(
      try blackToWhite(), startCenter: center, startRadius: 0, endCenter: center, endRadius: 10,
      options: [])
    #expect(bitmap[10, 10].red < 4)
    #expect(abs(Int(bitmap[15, 10].red) - 128) <= 2)
    #expect(bitmap[0, 0] == .clear)
  }

  /// A pixel whose alpha is so near a half that one rounding less makes it 41. Found in a
  /// photograph that 64-bit Arm drew otherwise.
  @Test func coloursAreRoundedAlikeOnAllProcessors() throws {
    let glow = CGColor(red: 1, green: 232 / 255, blue: 163 / 255, alpha: 0.5)
    let clear = CGColor(red: 1, green: 232 / 255, blue: 163 / 255, alpha: 0)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [glow, clear] as CFArray, locations: nil))
    let (bitmap, context) = try canvas(145, 145)
    context.scaleBy(x: 145.0 / 400, y: 145.0 / 400)
    let center = CGPoint(x: 270, y: 130)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 170,
      options: [])
    #expect(bitmap[114, 8].alpha == 40)
  }

  @Test func clipAndTransformHold() throws {
    let (bitmap, context) = try canvas(8, 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 1))
    context.scaleBy(x: 4, y: 1)
    context.drawLinearGradient(
      try blackToWhite(), start: .zero, end: CGPoint(x: 2, y: 0), options: [])
    #expect(bitmap[4, 0].red > 100 && bitmap[4, 0].red < 160)
    #expect(bitmap[4, 1] == .clear)
  }
}
