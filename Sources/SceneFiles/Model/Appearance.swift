import UIKit

/// Which of its two values each named colour has.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

/// The colours that have names: UIKit's, in both appearances.
///
/// `UIColor` knows the light ones only, and takes them from here unchanged; the dark ones are the system's published values.
/// Source: Apple, Human Interface Guidelines, Color; UIColor, Standard and UI element colors.
enum NamedColor {
  struct Pair {
    let light: UIColor
    let dark: UIColor
  }

  /// nil for a name that is none.
  static func named(_ name: String) -> Pair? {
    if let pair = adaptive[name] { return pair }
    return fixed[name].map { Pair(light: $0, dark: $0) }
  }

  static let names: [String] = fixed.keys.sorted() + adaptive.keys.sorted()

  private static let fixed: [String: UIColor] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan,
    "darkGray": .darkGray, "gray": .gray, "green": .green, "lightGray": .lightGray,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "red": .red, "white": .white,
    "yellow": .yellow,
  ]

  private static let adaptive: [String: Pair] = [
    "systemRed": pair(.systemRed, 0xFF_45_3A), "systemOrange": pair(.systemOrange, 0xFF_9F_0A),
    "systemYellow": pair(.systemYellow, 0xFF_D6_0A), "systemGreen": pair(.systemGreen, 0x30_D1_58),
    "systemMint": pair(.systemMint, 0x63_E6_E2), "systemTeal": pair(.systemTeal, 0x40_C8_E0),
    "systemCyan": pair(.systemCyan, 0x64_D2_FF), "systemBlue": pair(.systemBlue, 0x0A_84_FF),
    "systemIndigo": pair(.systemIndigo, 0x5E_5C_E6),
    "systemPurple": pair(.systemPurple, 0xBF_5A_F2), "systemPink": pair(.systemPink, 0xFF_37_5F),
    "systemBrown": pair(.systemBrown, 0xAC_8E_68), "systemGray": pair(.systemGray, 0x8E_8E_93),
    "systemGray2": pair(.systemGray2, 0x63_63_66), "systemGray3": pair(.systemGray3, 0x48_48_4A),
    "systemGray4": pair(.systemGray4, 0x3A_3A_3C), "systemGray5": pair(.systemGray5, 0x2C_2C_2E),
    "systemGray6": pair(.systemGray6, 0x1C_1C_1E), "tintColor": pair(.tintColor, 0x0A_84_FF),
    "label": pair(.label, 0xFF_FF_FF), "secondaryLabel": pair(.secondaryLabel, 0xEB_EB_F5, 0.6),
    "tertiaryLabel": pair(.tertiaryLabel, 0xEB_EB_F5, 0.3),
    "quaternaryLabel": pair(.quaternaryLabel, 0xEB_EB_F5, 0.16),
    "placeholderText": pair(.placeholderText, 0xEB_EB_F5, 0.3), "link": pair(.link, 0x09_84_FF),
    "separator": pair(.separator, 0x54_54_58, 0.6),
    "opaqueSeparator": pair(.opaqueSeparator, 0x38_38_3A),
    "systemBackground": pair(.systemBackground, 0x00_00_00),
    "secondarySystemBackground": pair(.secondarySystemBackground, 0x1C_1C_1E),
    "tertiarySystemBackground": pair(.tertiarySystemBackground, 0x2C_2C_2E),
    "systemGroupedBackground": pair(.systemGroupedBackground, 0x00_00_00),
    "secondarySystemGroupedBackground": pair(.secondarySystemGroupedBackground, 0x1C_1C_1E),
    "tertiarySystemGroupedBackground": pair(.tertiarySystemGroupedBackground, 0x2C_2C_2E),
    "systemFill": pair(.systemFill, 0x78_78_80, 0.36),
    "secondarySystemFill": pair(.secondarySystemFill, 0x78_78_80, 0.32),
    "tertiarySystemFill": pair(.tertiarySystemFill, 0x76_76_80, 0.24),
    "quaternarySystemFill": pair(.quaternarySystemFill, 0x76_76_80, 0.18),
  ]

  private static func pair(_ light: UIColor, _ dark: UInt32, _ alpha: CGFloat = 1) -> Pair {
    Pair(light: light, dark: UIColor(hex: dark, alpha: alpha))
  }
}
