import UIKit

/// The name of a colour in descriptions: UIKit's, or its components.
@MainActor
enum ColorName {
  /// The named colours. For those with equal components in light and dark the first name is used.
  private static let named: [(name: String, color: UIColor)] =
    UIColor.systemColors + [
      ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
      ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
      ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
      ("brown", .brown), ("clear", .clear),
    ]

  private static let names = Dictionary(
    named.map { ($0.color, $0.name) }, uniquingKeysWith: { first, _ in first })

  /// Returns "systemTeal", "#3366CC", "#3366CC80" or "a pattern".
  ///
  /// - Parameter traits: The traits that resolve a colour without a name.
  static func of(_ color: UIColor, under traits: UITraitCollection) -> String {
    names[color] ?? components(color.resolvedColor(with: traits).cgColor)
  }

  /// Returns "#3366CC", "#3366CC80" or "a pattern".
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
