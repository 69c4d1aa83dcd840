import UIKit

/// What words call a colour: its name in UIKit where it has one, else its components.
@MainActor
enum ColorName {
  /// Those with the same components in light and dark go by the first name.
  private static let named: [(name: String, color: UIColor)] =
    UIColor.systemColors + [
      ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
      ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
      ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
      ("brown", .brown), ("clear", .clear),
    ]

  private static let names = Dictionary(
    named.map { ($0.color, $0.name) }, uniquingKeysWith: { first, _ in first })

  /// "systemTeal", "#3366CC", "#3366CC80", "a pattern".
  ///
  /// - Parameter traits: those under which a colour without a name is said.
  static func of(_ color: UIColor, under traits: UITraitCollection) -> String {
    names[color] ?? components(color.resolvedColor(with: traits).cgColor)
  }

  /// "#3366CC", "#3366CC80", "a pattern".
  static func components(_ color: CGColor) -> String {
    guard let values = color.components, [2, 4].contains(values.count) else { return "a pattern" }
    let opaque = values.count == 2 ? [values[0], values[0], values[0]] : Array(values.prefix(3))
    let all = values.last == 1 ? opaque : opaque + values.suffix(1)
    return "#" + all.map { byte($0) }.joined()
  }

  private static func byte(_ component: CGFloat) -> String {
    let value = Int((min(max(component, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16, uppercase: true)
    return value < 16 ? "0" + digits : digits
  }
}
