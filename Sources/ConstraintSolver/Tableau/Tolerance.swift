/// What counts as nothing. Coefficients are near one, constants are points on a screen.
enum Tolerance {
  /// A smaller factor in a row is rounding.
  static let coefficient = 1e-10
  /// A smaller gain per point is rounding.
  static let cost = 1e-7
  /// Steps that differ by less are equally long.
  static let step = 1e-9
  /// A constraint that is missed by less holds; a thousandth of a pixel is a hundred times more.
  static let feasibility = 1e-6
  /// Constants are at most so large: to a `Double` the pixels there still differ.
  static let farthest = 1e9
}
