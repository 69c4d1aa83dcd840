/// The spacing of the pinned system font that gives texts the width of San Francisco: a position
/// between the designs for small and large sizes, and a weight.
///
/// San Francisco's design changes between 17 and 28 points, and Inter's does here, in whole points,
/// so that all sizes use at most a dozen positions on its axis. Source of the tracking: Apple,
/// Human Interface Guidelines, Typography, «Tracking values», SF Pro. Uncertain: the spacing of
/// weights lighter than regular or bolder than bold.
package struct SystemFontFit: Hashable, Sendable {
  /// 0 up to 17 points, 1 from 28 points.
  var largeness: Double
  /// The weight, limited to 400…700.
  var weight: Double

  init(size: CGFloat, weight: Int) {
    largeness = Double(Self.interpolate(Self.large, at: size.rounded()))
    self.weight = Double(min(max(weight, 400), 700))
  }

  /// The position on Inter's optical size axis, which has the range 14 to 32.
  var opticalSize: Double { 14 + 18 * largeness }

  /// Returns the spacing after each letter at a size, in ems.
  func tracking(at size: CGFloat) -> CGFloat {
    func spacing(_ of: (Spacing) -> CGFloat) -> CGFloat {
      Self.interpolate(Self.spacing.map { ($0.weight, of($0)) }, at: weight)
    }
    let own = spacing(\.small) * (1 - largeness) + spacing(\.large) * largeness
    return (Self.interpolate(Self.tracking, at: size) + own) / 1000
  }

  /// Returns the change of a letter's width, in ems.
  func added(to letter: Letter) -> Double {
    let boldness = (weight - 400) / 300
    return (letter.regular + letter.large * largeness + letter.bold * boldness) / 10_000
  }

  static func interpolate(
    _ table: [(size: CGFloat, value: CGFloat)], at size: CGFloat
  ) -> CGFloat {
    guard let upper = table.firstIndex(where: { $0.size >= size }) else {
      return table.last?.value ?? 0
    }
    guard upper > 0 else { return table[0].value }
    let (a, b) = (table[upper - 1], table[upper])
    return a.value + (b.value - a.value) * (size - a.size) / (b.size - a.size)
  }

  /// The additional spacing of a weight relative to Inter, in thousandths of an em.
  struct Spacing {
    var weight: CGFloat
    var small: CGFloat
    var large: CGFloat
  }

  /// The additional width of a letter relative to Inter, in ten-thousandths of an em.
  struct Letter {
    var scalar: Unicode.Scalar
    /// The change at all sizes and weights.
    var regular: Double
    /// The additional change of the large design.
    var large: Double
    /// The additional change of the bold weight.
    var bold: Double
  }
}
