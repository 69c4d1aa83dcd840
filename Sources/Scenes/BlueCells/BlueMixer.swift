import UIKit

/// Mixes blues, each once: the heavy work that is better done before a cell needs it.
struct BlueMixer {
  private var mixed: [Int: UIColor] = [:]

  /// Mixes a blue if that has not been done.
  mutating func prepare(_ number: Int) {
    if mixed[number] == nil { mixed[number] = Self.mix(number) }
  }

  /// A blue, mixed now if it was not prepared.
  mutating func color(_ number: Int) -> UIColor {
    prepare(number)
    return mixed[number] ?? .blue
  }

  /// From the first to the hundredth deeper, every row a little further round the wheel.
  private static func mix(_ number: Int) -> UIColor {
    let depth = CGFloat(number) / 99
    let turn = CGFloat(number * 37 % 100) / 100
    return UIColor(
      hue: 0.55 + 0.07 * depth + 0.03 * turn, saturation: 0.55 + 0.35 * depth,
      brightness: 0.97 - 0.3 * depth - 0.1 * turn, alpha: 1)
  }
}
