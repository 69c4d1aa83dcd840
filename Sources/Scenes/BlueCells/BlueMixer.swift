import UIKit

/// Mixes blues, each once: an example of expensive work to be done before a cell requires it.
struct BlueMixer {
  private var mixed: [Int: UIColor] = [:]

  /// Mixes a blue unless it is mixed already.
  mutating func prepare(_ number: Int) {
    if mixed[number] == nil { mixed[number] = Self.mix(number) }
  }

  /// Returns a blue; mixes it if it was not prepared.
  mutating func color(_ number: Int) -> UIColor {
    prepare(number)
    return mixed[number] ?? .blue
  }

  /// Returns a blue that is deeper for higher numbers, with a hue that advances by row.
  private static func mix(_ number: Int) -> UIColor {
    let depth = CGFloat(number) / 99
    let turn = CGFloat(number * 37 % 100) / 100
    return UIColor(
      hue: 0.55 + 0.07 * depth + 0.03 * turn, saturation: 0.55 + 0.35 * depth,
      brightness: 0.97 - 0.3 * depth - 0.1 * turn, alpha: 1)
  }
}
