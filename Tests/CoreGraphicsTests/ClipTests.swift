import Testing

@testable import CoreGraphics

@Suite struct ClipTests {
  private let all = CGRect(x: -100, y: -100, width: 300, height: 300)

  @Test func evenOddClipsLeaveTheHole() throws {
    for (rule, hole) in [(CGPathFillRule.winding, Pixel.black), (.evenOdd, .clear)] {
      let (bitmap, context) = try canvas(8, 8)
      context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
      context.clip(using: rule)
      context.fill(all)
      #expect(bitmap[1, 1] == .black)
      #expect(bitmap[3, 3] == hole)
      #expect(bitmap[6, 6] == .clear)
    }
  }

  @Test func clipsIntersectAndEndWithTheState() throws {
    let (bitmap, context) = try canvas(4, 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 1))
    context.fill(all)
    #expect((0..<4).map { bitmap[$0, 0].alpha } == [0, 255, 255, 0])
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 1))
    context.clip(to: .zero)
    #expect(context.boundingBoxOfClipPath.isNull)
    context.resetClip()
    context.fill(CGRect.infinite)
    #expect(bitmap[0, 0] == .black)
  }

  @Test func listsOfRectanglesAreOneShape() throws {
    let (bitmap, context) = try canvas(4, 1)
    context.clip(to: [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1),
    ])
    context.fill(all)
    #expect((0..<4).map { bitmap[$0, 0].alpha } == [255, 0, 255, 0])
  }

  @Test func masksLetPaintThroughByTheirAlpha() throws {
    let (maskBitmap, mask) = try canvas(3, 1)
    for (column, alpha) in [CGFloat(0), 0.4, 1].enumerated() {
      mask.setFillColor(gray: 0, alpha: alpha)
      mask.fill(CGRect(x: column, y: 0, width: 1, height: 1))
    }
    let (bitmap, context) = try canvas(5, 1)
    context.saveGState()
    context.clip(
      to: CGRect(x: 1, y: 0, width: 3, height: 1), mask: CGImage(sharing: maskBitmap))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(all)
    #expect((0..<5).map { bitmap[$0, 0].alpha } == [0, 0, 102, 255, 0])
    context.restoreGState()
    context.fill(all)
    #expect(bitmap[0, 0].alpha == 255)
  }
}
