/// Computes how many items fit in a line.
enum LineFit {
  /// The maximum number of slots, for a safe conversion to `Int`.
  private static let maximumSlotCount = 1e9

  /// Returns the number of items of equal length in a line; at least one.
  static func slots(available: Double, item: Double, spacing: Double, count: Int) -> Int {
    let pitch = item + spacing
    guard pitch > 0 else { return max(1, count) }
    let fitting = ((available + spacing + FlowRules.fitTolerance) / pitch).rounded(.down)
    return Int(min(max(1, fitting), maximumSlotCount))
  }

  /// Returns whether another item fits in a line.
  static func fits(used: Double, spacing: Double, item: Double, available: Double) -> Bool {
    used + spacing + item <= available + FlowRules.fitTolerance
  }
}
