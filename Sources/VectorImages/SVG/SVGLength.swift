import Foundation

/// A length with a unit.
struct SVGLength: Equatable {
  var number: Double
  var isPercentage = false

  /// The reference of a percentage.
  enum Axis { case x, y, other }

  init?(_ text: some StringProtocol) {
    var scanner = NumberScanner(text)
    scanner.skipSpaces()
    guard let number = scanner.number() else { return nil }
    if scanner.next == UInt8(ascii: "%") {
      (self.number, isPercentage) = (number, true)
      return
    }
    let unit = scanner.word()
    scanner.skipSpaces()
    guard scanner.isAtEnd, let factor = Self.units[unit] else { return nil }
    self.number = number * factor
  }

  /// 96 pixels per inch, 16 per em.
  private static let units = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "em": 16, "rem": 16, "ex": 8,
  ]

  /// Returns the length in user units, with percentages of a viewport.
  func value(of viewport: (width: Double, height: Double), _ axis: Axis) -> Double {
    guard isPercentage else { return number }
    let whole =
      switch axis {
      case .x: viewport.width
      case .y: viewport.height
      case .other:
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
      }
    return number / 100 * whole
  }
}
