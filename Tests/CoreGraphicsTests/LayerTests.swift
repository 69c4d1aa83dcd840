import Testing

@testable import CoreGraphics

@Suite struct LayerTests {
  private func overlap(_ context: CGContext) {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
  }

  @Test func alphaActsOnTheGroupAsAWhole() throws {
    let (direct, first) = try canvas(3, 1)
    first.setAlpha(0.4)
    overlap(first)
    let (grouped, second) = try canvas(3, 1)
    second.setAlpha(0.4)
    second.beginTransparencyLayer(auxiliaryInfo: nil)
    overlap(second)
    second.endTransparencyLayer()
    #expect(grouped[0, 0] == Pixel(102, 0, 0, 102))
    #expect(grouped[1, 0] == Pixel(0, 102, 0, 102))
    #expect(direct[0, 0] == grouped[0, 0])
    #expect(direct[1, 0].red > 0)
    #expect(direct[1, 0].alpha == 163)
  }

  @Test func opaqueNormalLayersEqualDirectDrawing() throws {
    let (direct, first) = try canvas(9, 9)
    let (grouped, second) = try canvas(9, 9)
    for (context, isGrouped) in [(first, false), (second, true)] {
      context.translateBy(x: 1, y: 1)
      context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
      if isGrouped { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      context.saveGState()
      context.rotate(by: 0.3)
      context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      context.fillEllipse(in: CGRect(x: 1, y: 0, width: 6, height: 4))
      if !isGrouped { context.restoreGState() }
      if isGrouped { context.endTransparencyLayer() }
    }
    for y in 0..<9 {
      for x in 0..<9 { #expect(direct[x, y] == grouped[x, y]) }
    }
  }

  @Test func stateReturnsToWhatItWasBefore() throws {
    let (bitmap, context) = try canvas(2, 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.black)
    context.translateBy(x: 100, y: 0)
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap[0, 0] == Pixel(255, 0, 0))
    context.endTransparencyLayer()
    context.restoreGState()
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bitmap[1, 0] == Pixel(255, 0, 0))
  }

  @Test func shadowsFallFromTheGroup() throws {
    let (bitmap, context) = try canvas(5, 1)
    context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    overlap(context)
    context.endTransparencyLayer()
    #expect(bitmap[1, 0] == Pixel(0, 255, 0))
    #expect(bitmap[2, 0] == Pixel(0, 255, 0))
    #expect(bitmap[3, 0] == .black)
    #expect(bitmap[4, 0] == .clear)
  }
}
