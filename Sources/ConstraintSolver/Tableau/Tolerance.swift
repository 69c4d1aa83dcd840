/// The numerical tolerances, for coefficients near one and constants in points.
enum Tolerance {
  /// The tolerance of coefficients in rows.
  static let coefficient = 1e-10
  /// The tolerance of gains per point.
  static let cost = 1e-7
  /// The tolerance of steps.
  static let step = 1e-9
  /// The tolerance of constraints, a hundredth of a thousandth of a pixel.
  static let feasibility = 1e-6
  /// The limit of constants, at which `Double` still distinguishes pixels.
  static let farthest = 1e9
}
