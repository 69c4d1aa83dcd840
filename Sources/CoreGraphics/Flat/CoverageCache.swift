import BoundedCaches
import CCairo

/// The coverage of paths that were filled before: the cells of a list share their rounded ground.
///
/// Bounded, keys included. May be used from any thread.
final class CoverageCache: Sendable {
  static let shared = CoverageCache(limit: 4 << 20)

  private struct Key: Hashable {
    let path: PathStorage
    let isEvenOdd: Bool
    let isSmooth: Bool
    let limit: PixelRect
  }

  private let kept: BoundedCache<Key, Coverage>

  /// A cache of so many bytes.
  init(limit: Int) { kept = BoundedCache(bytes: limit) }

  /// How many coverages are kept.
  var count: Int { kept.count }

  /// What filling a path given in pixels covers inside a box; nil when memory runs out.
  func coverage(
    of path: PathStorage, rule: CGPathFillRule, antialias: cairo_antialias_t,
    within limit: PixelRect
  ) -> Coverage? {
    let key = Key(
      path: path, isEvenOdd: rule == .evenOdd, isSmooth: antialias != CAIRO_ANTIALIAS_NONE,
      limit: limit)
    return kept.value(for: key) {
      Coverage(of: path, rule: rule, antialias: antialias, within: limit).map {
        ($0, $0.cost + path.byteCount)
      }
    }
  }
}
