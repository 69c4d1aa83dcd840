/// The numerical tolerances, for coefficients near one and constants in points.
enum Tolerance {
  /// A smaller factor in a row is rounding.
  static var coefficient: Double { @_transparent get { 1e-10 } }
  /// A smaller gain per point is rounding.
  static var cost: Double { @_transparent get { 1e-7 } }
  /// Steps that differ by less are equally long.
  static var step: Double { @_transparent get { 1e-9 } }
  /// A constraint that is missed by less holds; a thousandth of a pixel is a hundred times more.
  static var feasibility: Double { @_transparent get { 1e-6 } }
  /// Constants are at most so large: to a `Double` the pixels there still differ.
  static var farthest: Double { @_transparent get { 1e9 } }

  /// Whether a number is at most so far from zero. In place, as `abs` is a generic function.
  @_transparent static func isWithin(_ number: Double, _ tolerance: Double) -> Bool {
    number <= tolerance && number >= -tolerance
  }
}
