import CCairo
import Testing

@testable import CoreGraphics

@Suite struct BoundedCacheTests {
  @Test func valuesAreMadeOnce() {
    let cache = BoundedCache<Int, String>(limit: 10_000)
    var made = 0
    for key in [1, 2, 1, 1, 2] {
      let value = cache.value(for: key) {
        made += 1
        return ("\(key)", 10)
      }
      #expect(value == "\(key)")
    }
    #expect(made == 2)
    #expect(cache.value(for: 3) { nil } == nil)
    #expect(cache.count == 2)
  }

  @Test func bytesAreBounded() {
    let cache = BoundedCache<Int, Int>(limit: 10_000)
    for key in 0..<100_000 { _ = cache.value(for: key) { (key, 0) } }
    #expect(cache.count < 10_000 / 64)
    _ = cache.value(for: -1) { (0, 2600) }
    #expect(cache.value(for: -1) { (1, 0) } == 1)
  }

  /// A coverage without a pixel takes no bytes of its own.
  @Test func emptyCoveragesAreBounded() {
    let cache = CoverageCache(limit: 100_000)
    for index in 0..<2_000 {
      var path = PathStorage()
      path.addRect(CGRect(x: -100 - index, y: 0, width: 10, height: 10), transform: .identity)
      _ = cache.coverage(
        of: path, rule: .winding, antialias: CAIRO_ANTIALIAS_DEFAULT,
        within: PixelRect(width: 50, height: 50))
    }
    #expect(cache.count < 1_000)
  }

  /// Twenty thousand steps that cover a pixel are more than a quarter of the limit.
  @Test func keysAreCounted() {
    let cache = CoverageCache(limit: 1 << 20)
    var path = PathStorage()
    path.move(to: .zero)
    for index in 0..<20_000 { path.addLine(to: CGPoint(x: index % 2, y: index % 3)) }
    let coverage = cache.coverage(
      of: path, rule: .winding, antialias: CAIRO_ANTIALIAS_DEFAULT,
      within: PixelRect(width: 50, height: 50))
    #expect(coverage != nil && cache.count == 0)
  }
}
