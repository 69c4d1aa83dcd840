/// How the letters of the pinned system font are spaced, so that a text is as wide as San
/// Francisco's: a place between the design for small sizes and that for large ones, and a weight.
///
/// San Francisco's own design changes between 17 and 28 points, and so does Inter's here, in whole
/// points, so that fonts of all sizes take no more than a dozen places on its axis. Source of the
/// tracking: Apple, Human Interface Guidelines, Typography, «Tracking values», SF Pro. Uncertain:
/// weights lighter than regular and bolder than bold are spaced as these.
package struct SystemFontFit: Hashable, Sendable {
  /// 0 up to 17 points, 1 from 28 on.
  var largeness: Double
  /// From 400 to 700.
  var weight: Double

  init(size: CGFloat, weight: Int) {
    largeness = Double(Self.interpolate(Self.large, at: size.rounded()))
    self.weight = Double(min(max(weight, 400), 700))
  }

  /// On Inter's axis, which goes from 14 to 32.
  var opticalSize: Double { 14 + 18 * largeness }

  /// What is added after each letter at a size, in ems.
  func tracking(at size: CGFloat) -> CGFloat {
    func spacing(_ of: (Spacing) -> CGFloat) -> CGFloat {
      Self.interpolate(Self.spacing.map { ($0.weight, of($0)) }, at: weight)
    }
    let own = spacing(\.small) * (1 - largeness) + spacing(\.large) * largeness
    return (Self.interpolate(Self.tracking, at: size) + own) / 1000
  }

  /// What is added to a letter's own width, in ems.
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

  /// What all letters of a weight have more or less of than Inter's, in thousandths of an em.
  struct Spacing {
    var weight: CGFloat
    var small: CGFloat
    var large: CGFloat
  }

  /// What a letter has more or less of than Inter's, in ten-thousandths of an em.
  struct Letter {
    var scalar: Unicode.Scalar
    /// Of all letters.
    var regular: Double
    /// Of large ones in addition.
    var large: Double
    /// Of bold ones in addition.
    var bold: Double
  }
}
