import UIKit

/// The appearance, which decides each named colour's value.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

/// The colours that have names: UIKit's, in both appearances.
enum NamedColor {
  struct Pair {
    let light: UIColor
    let dark: UIColor
  }

  /// nil for a name that is none.
  static func named(_ name: String) -> Pair? {
    guard let color = adaptive[name] ?? fixed[name] else { return nil }
    return Pair(
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
