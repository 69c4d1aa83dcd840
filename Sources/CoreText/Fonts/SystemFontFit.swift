/// How the letters of the pinned system font are spaced, so that a text is as wide as San
/// Francisco's: a place between the design for small sizes and that for large ones, and between
/// regular and bold.
///
/// San Francisco's own design changes between 17 and 28 points, and so does Inter's here, in whole
/// points, so that fonts of all sizes take no more than a dozen places on its axis. Source of the
/// tracking: Apple, Human Interface Guidelines, Typography, «Tracking values», SF Pro. Uncertain:
/// weights lighter than regular and bolder than bold are spaced as these.
package struct SystemFontFit: Hashable, Sendable {
  /// 0 up to 17 points, 1 from 28 on.
  var largeness: Double
  /// 0 up to regular, 1 from bold on.
  var boldness: Double

  init(size: CGFloat, weight: Int) {
    largeness = min(max((Double(size).rounded() - 17) / 11, 0), 1)
    boldness = min(max(Double(weight - 400) / 300, 0), 1)
  }

  /// On Inter's axis, which goes from 14 to 32.
  var opticalSize: Double { 14 + 18 * largeness }

  /// What is added after each letter at a size, in ems.
  func tracking(at size: CGFloat) -> CGFloat {
    let table = Self.tracking
    let own = Self.blend(
      Self.spacing.regular, Self.spacing.large, Self.spacing.bold, Self.spacing.boldLarge,
      at: self)
    return (Self.interpolate(table, at: size) + own) / 1000
  }

  /// What is added to a letter's own width, in ems.
  func added(to letter: Letter) -> Double {
    Self.blend(letter.regular, letter.large, letter.bold, 0, at: self) / 10_000
  }

  private static func blend(
    _ regular: Double, _ large: Double, _ bold: Double, _ both: Double, at fit: Self
  ) -> Double {
    regular + large * fit.largeness + bold * fit.boldness + both * fit.largeness * fit.boldness
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
