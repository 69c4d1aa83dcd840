/// The behaviour of compositional layouts that is neither documented nor visible in an image.
enum CompositionalRules {
  /// The tolerance for subitems that exceed their group, in points.
  static let fitTolerance = 1e-6

  /// Rounds item sizes down to whole pixels before placement, so that five fifths of a width fit a
  /// line; with a tolerance for rounding errors.
  static func reduced(_ length: Double, _ grid: FrameGrid) -> Double {
    grid.roundedDown(length)
  }

  /// Rounds measured sizes up to whole pixels, so that nothing is truncated.
  static func measured(_ length: Double, _ grid: FrameGrid) -> Double { grid.roundedUp(length) }

  /// The maximum number of slots in a group; further ones are omitted.
  static let maximumSlotCount = 1 << 16

  /// Whether a pinned header stops at its section's footers, so that they do not overlap.
  static let footersPushPinnedHeaders = true

  /// The z-index of cells in a section with a background.
  static let zIndexOverBackground = 1
}
