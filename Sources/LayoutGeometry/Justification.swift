/// Where a line's first item starts, and how far apart its items are.
struct Justification: Equatable {
  /// The first item's offset from the leading inset, in points.
  var start: Double
  /// The distance between two neighbours, in points.
  var gap: Double

  /// Spreads the items over the whole length; a lone item is centred, one that is too long is not.
  static func justified(
    available: Double, sum: Double, count: Int, spacing: Double
  ) -> Justification {
    if count > 1 {
      return Justification(start: 0, gap: (available - sum) / Double(count - 1))
    }
    let oversize = sum > available + FlowRules.fitTolerance
    let placement: FlowRules.Placement = oversize ? FlowRules.oversizeItem : .centred
    return placed(placement, available: available, sum: sum, count: count, spacing: spacing)
  }

  /// Keeps the minimum spacing and puts the line as a block where the placement says.
  static func placed(
    _ placement: FlowRules.Placement, available: Double, sum: Double, count: Int, spacing: Double
  ) -> Justification {
    switch placement {
    case .leading: Justification(start: 0, gap: spacing)
    case .centred:
      Justification(
        start: (available - sum - spacing * Double(max(0, count - 1))) / 2, gap: spacing)
    }
  }
}
