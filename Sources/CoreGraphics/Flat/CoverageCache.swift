import BoundedCaches
import CCairo

/// A cache of the coverage of filled paths, such as the rounded backgrounds of a list's cells.
///
/// Bounded, including keys. Thread-safe.
final class CoverageCache: Sendable {
  static let shared = CoverageCache(limit: 4 << 20)

  private struct Key: Hashable {
    let path: PathStorage
    let isEvenOdd: Bool
    let tolerance: CGFloat
    let isSmooth: Bool
    let limit: PixelRect
  }

  private let cache: BoundedCache<Key, Coverage>

  /// Creates a cache with a maximum size in bytes.
  init(limit: Int) { cache = BoundedCache(bytes: limit) }

  /// The number of cached elements.
  var count: Int { cache.count }

  /// Returns the coverage of a filled path in pixels, limited to a box; nil if memory is exhausted.
  func coverage(
    of path: PathStorage, rule: CGPathFillRule, tolerance: CGFloat, antialias: cairo_antialias_t,
    within limit: PixelRect
  ) -> Coverage? {
    let key = Key(
      path: path, isEvenOdd: rule == .evenOdd, tolerance: tolerance,
      isSmooth: antialias != CAIRO_ANTIALIAS_NONE, limit: limit)
    return cache.value(for: key) {
      Coverage(
        of: path, rule: rule, tolerance: tolerance, antialias: antialias, within: limit
      ).map { ($0, $0.cost + path.byteCount) }
    }
  }
}
