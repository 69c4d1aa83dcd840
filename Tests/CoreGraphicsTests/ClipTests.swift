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

  /// A circle, a turned square, a ring of two equal directions, and two discs of opposite ones.
  private static let shapes: [@Sendable (CGContext) -> Void] = [
    { $0.addEllipse(in: CGRect(x: 1.3, y: 2.1, width: 30, height: 27)) },
    { context in
      context.addLines(between: [(20, 1), (38.5, 19), (21, 39), (2, 22)].map(CGPoint.init))
      context.closePath()
    },
    { context in
      context.addEllipse(in: CGRect(x: 2, y: 2, width: 33, height: 35))
      context.addEllipse(in: CGRect(x: 9.5, y: 8, width: 14, height: 16))
    },
    { context in
      for (x, isClockwise) in [(10.0, true), (29.5, false)] {
        context.move(to: CGPoint(x: x + 8, y: 20))
        context.addArc(
          center: CGPoint(x: x, y: 20), radius: 8, startAngle: 0,
          endAngle: isClockwise ? -2 * .pi : 2 * .pi, clockwise: isClockwise)
        context.closePath()
      }
    },
  ]

  /// Source: essential-feed's image FEED_WITH_CONTENT of iOS 17, in which a rounded photograph has
  /// the coverage of a filled rounded rectangle.
  @Test(arguments: shapes.indices, [CGPathFillRule.winding, .evenOdd])
  func aClipCoversWhatAFillCovers(_ index: Int, _ rule: CGPathFillRule) throws {
    let (filled, filling) = try canvas(40, 40)
    Self.shapes[index](filling)
    filling.fillPath(using: rule)
    let (clipped, clipping) = try canvas(40, 40)
    Self.shapes[index](clipping)
    clipping.clip(using: rule)
    clipping.fill(all)
    #expect(filled.words == clipped.words && Set(filled.words).count > 10)
  }

  /// Nothing of an object inside a clip changes, and nothing of one outside of it is drawn.
  @Test func aClipKeepsWhatIsInside() throws {
    for (x, isKept) in [(CGFloat(14), true), (-20, false)] {
      let (free, drawing) = try canvas(40, 40)
      let (bitmap, context) = try canvas(40, 40)
      context.addEllipse(in: CGRect(x: 1, y: 1, width: 38, height: 38))
      context.clip()
      for context in [drawing, context] {
        context.fillEllipse(in: CGRect(x: x, y: 13, width: 12, height: 11))
      }
      #expect(bitmap.words == free.words)
      #expect((Set(bitmap.words).count > 1) == isKept)
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
