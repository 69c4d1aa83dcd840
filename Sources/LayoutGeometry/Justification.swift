/// The position of a line's first item and the spacing of its items.
struct Justification: Equatable {
  /// The offset of the first item from the leading inset, in points.
  var start: Double
  /// The spacing of adjacent items, in points.
  var gap: Double

  /// Returns a justified line; a single item is centred unless it is too long.
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

  /// Returns a line with minimum spacing and a placement.
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
