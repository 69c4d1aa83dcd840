import CCairo

/// The coverage of paths that were filled before: the cells of a list share their rounded ground.
///
/// Bounded: past its limit everything is forgotten. May be used from any thread.
final class CoverageCache: @unchecked Sendable {
  static let shared = CoverageCache()

  private struct Key: Hashable {
    let path: PathStorage
    let isEvenOdd: Bool
    let isSmooth: Bool
    let limit: PixelRect
  }

  private static let maximumCost = 4 << 20

  private let lock = NSLock()
  private var kept: [Key: Coverage] = [:]
  private var cost = 0

  /// What filling a path given in pixels covers inside a box; nil when memory runs out.
  func coverage(
    of path: PathStorage, rule: CGPathFillRule, antialias: cairo_antialias_t,
    within limit: PixelRect
  ) -> Coverage? {
    let key = Key(
      path: path, isEvenOdd: rule == .evenOdd, isSmooth: antialias != CAIRO_ANTIALIAS_NONE,
      limit: limit)
    if let known = lock.withLock({ kept[key] }) { return known }
    guard let fresh = Coverage(of: path, rule: rule, antialias: antialias, within: limit) else {
      return nil
    }
    lock.withLock {
      if cost > Self.maximumCost {
        kept.removeAll()
        cost = 0
      }
      kept[key] = fresh
      cost += fresh.cost
    }
    return fresh
  }
}
