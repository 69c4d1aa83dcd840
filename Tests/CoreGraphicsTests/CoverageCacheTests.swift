import CCairo
import Testing

@testable import CoreGraphics

@Suite struct CoverageCacheTests {
  /// An empty coverage has no bytes of its own.
  @Test func emptyCoveragesAreBounded() {
    let cache = CoverageCache(limit: 100_000)
    for index in 0..<2_000 {
      var path = PathStorage()
      path.addRect(CGRect(x: -100 - index, y: 0, width: 10, height: 10), transform: .identity)
      _ = cache.coverage(
        of: path, rule: .winding, tolerance: 0.05, antialias: CAIRO_ANTIALIAS_DEFAULT,
        within: PixelRect(width: 50, height: 50))
    }
    #expect(cache.count < 1_000)
  }

  /// Twenty thousand steps that cover a pixel take more than a quarter of the limit.
  @Test func keysAreCounted() {
    let cache = CoverageCache(limit: 1 << 20)
    var path = PathStorage()
    path.move(to: .zero)
    for index in 0..<20_000 { path.addLine(to: CGPoint(x: index % 2, y: index % 3)) }
    let coverage = cache.coverage(
      of: path, rule: .winding, tolerance: 0.05, antialias: CAIRO_ANTIALIAS_DEFAULT,
      within: PixelRect(width: 50, height: 50))
    #expect(coverage != nil && cache.count == 0)
  }
}
