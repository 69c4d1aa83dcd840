import UIKit

/// The appearance of the scene, which determines the values of named colours.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

/// UIKit's named colours, in both appearances.
enum NamedColor {
  struct Pair {
    /// UIKit's colour, which resolves with the traits of the view that has it.
    let dynamic: UIColor
    let light: UIColor
    let dark: UIColor
  }

  /// Returns the colours of a name, or nil if it is unknown.
  static func named(_ name: String) -> Pair? {
    guard let color = adaptive[name] ?? fixed[name] else { return nil }
    return Pair(
      dynamic: color,
      light: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      dark: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
  }

  static let names: [String] = fixed.keys.sorted() + adaptive.keys.sorted()

  private static let fixed: [String: UIColor] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan,
    "darkGray": .darkGray, "gray": .gray, "green": .green, "lightGray": .lightGray,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "red": .red, "white": .white,
    "yellow": .yellow,
  ]

  private static let adaptive: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tintColor": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "link": .link, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
  ]
}
