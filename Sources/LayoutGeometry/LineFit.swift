/// How many items fit side by side.
enum LineFit {
  /// More slots than any screen has pixels; keeps the conversion to `Int` safe.
  private static let mostSlots = 1e9

  /// Returns how many items of one length share a line: at least one, however long it is.
  static func slots(available: Double, item: Double, spacing: Double, count: Int) -> Int {
    let pitch = item + spacing
    guard pitch > 0 else { return max(1, count) }
    let fitting = ((available + spacing + FlowRules.fitTolerance) / pitch).rounded(.down)
    return Int(min(max(1, fitting), mostSlots))
  }

  /// Whether a further item, `spacing` after what is already on the line, still fits.
  static func fits(used: Double, spacing: Double, item: Double, available: Double) -> Bool {
    used + spacing + item <= available + FlowRules.fitTolerance
  }
}
