import Testing

@testable import CoreGraphics

/// Tests drawings that are made once and drawn in many places.
@Suite struct CGLayerTests {
  private func context(isFlipped: Bool) throws -> (CGContext, Bitmap) {
    let bitmap = try #require(Bitmap(width: 20, height: 20))
    return (CGContext(drawingInto: bitmap, scale: 2, isFlipped: isFlipped), bitmap)
  }

  private func layer(for context: CGContext) throws -> CGLayer {
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    let own = try #require(layer.context)
    own.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    own.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    return layer
  }

  private func red(_ bitmap: Bitmap) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for y in 0..<20 {
      for x in 0..<20 where bitmap[x, y] == Pixel(255, 0, 0) { found.insert([x, y]) }
    }
    return found
  }

  private func pixels(_ x: Range<Int>, _ y: Range<Int>) -> Set<[Int]> {
    Set(y.flatMap { row in x.map { [$0, row] } })
  }

  @Test func aLayerIsDrawnWithItsAxesAsTheContextsRun() throws {
    let (down, below) = try context(isFlipped: true)
    down.draw(try layer(for: down), at: CGPoint(x: 1, y: 2))
    #expect(red(below) == pixels(2..<10, 4..<6))
    let (up, above) = try context(isFlipped: false)
    up.draw(try layer(for: up), at: CGPoint(x: 1, y: 2))
    #expect(red(above) == pixels(2..<10, 14..<16))
  }

  @Test func aLayerIsStretchedAndDrawnAgainAfterItHasChanged() throws {
    let (context, bitmap) = try context(isFlipped: true)
    let layer = try layer(for: context)
    context.draw(layer, at: CGPoint(x: 6, y: 0))
    #expect(red(bitmap) == pixels(12..<20, 0..<2))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.draw(layer, in: CGRect(x: 0, y: 2, width: 8, height: 8))
    #expect(red(bitmap) == pixels(12..<20, 0..<2).union(pixels(0..<16, 4..<20)))
  }

  @Test func aLayerNeedsASize() throws {
    let (context, _) = try context(isFlipped: true)
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    #expect(CGLayer(context, size: CGSize(width: 1e9, height: 1), auxiliaryInfo: nil) == nil)
  }
}
