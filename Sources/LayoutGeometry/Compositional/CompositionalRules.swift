/// What a compositional layout does where neither documentation nor a picture says, each choice in
/// one place.
enum CompositionalRules {
  /// How far, in points, subitems may overrun their group and still fit.
  static let fitTolerance = 1e-6

  /// Item sizes are reduced to whole pixels before the items are placed: five fifths of a width
  /// must share a line, so they are reduced down, but not by what an inexact number is short of a
  /// pixel.
  static func reduced(_ length: Double, _ grid: FrameGrid) -> Double {
    grid.roundedDown(length)
  }

  /// What was measured must not be cut off, so it is brought to whole pixels upwards.
  static func measured(_ length: Double, _ grid: FrameGrid) -> Double { grid.roundedUp(length) }

  /// More slots than a group has in practice: a group that would have more ends there.
  static let mostSlots = 1 << 16

  /// A pinned header makes way for its section's extending footers, so that they do not cover each
  /// other.
  static let footersPushPinnedHeaders = true

  /// The zIndex of cells in a section with a background.
  static let zIndexOverBackground = 1
}
