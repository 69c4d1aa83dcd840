extension UIColor {
  /// Opaque black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Opaque dark gray.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Opaque light gray.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Opaque white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Opaque gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Opaque red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Opaque green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Opaque blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Opaque cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Opaque yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Opaque magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Opaque orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Opaque purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Opaque brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No colour: transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// The colours of the system in its light appearance, the only one drawn here.
///
/// Source: Apple, Human Interface Guidelines, Color; UIColor, Standard and UI element colors.
extension UIColor {
  /// iOS's system red in the light appearance.
  public static let systemRed = UIColor(bytes: 255, 59, 48)
  /// iOS's system green in the light appearance.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)
  /// iOS's system blue in the light appearance.
  public static let systemBlue = UIColor(bytes: 0, 122, 255)
  /// iOS's system orange in the light appearance.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)
  /// iOS's system yellow in the light appearance.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)
  /// iOS's system pink in the light appearance.
  public static let systemPink = UIColor(bytes: 255, 45, 85)
  /// iOS's system purple in the light appearance.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)
  /// iOS's system teal in the light appearance.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)
  /// iOS's system indigo in the light appearance.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)
  /// iOS's system brown in the light appearance.
  public static let systemBrown = UIColor(bytes: 162, 132, 94)
  /// iOS's system mint in the light appearance.
  public static let systemMint = UIColor(bytes: 0, 199, 190)
  /// iOS's system cyan in the light appearance.
  public static let systemCyan = UIColor(bytes: 50, 173, 230)
  /// iOS's system gray in the light appearance.
  public static let systemGray = UIColor(bytes: 142, 142, 147)
  /// iOS's system gray 2 in the light appearance.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)
  /// iOS's system gray 3 in the light appearance.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)
  /// iOS's system gray 4 in the light appearance.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)
  /// iOS's system gray 5 in the light appearance.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)
  /// iOS's system gray 6 in the light appearance.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)

  /// The default tint: system blue in the light appearance.
  public static let tintColor = UIColor(bytes: 0, 122, 255)
  /// iOS's label in the light appearance.
  public static let label = UIColor(bytes: 0, 0, 0)
  /// iOS's secondary label in the light appearance.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  /// iOS's tertiary label in the light appearance.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// iOS's quaternary label in the light appearance.
  public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
  /// iOS's link in the light appearance.
  public static let link = UIColor(bytes: 0, 122, 255)
  /// iOS's placeholder text in the light appearance.
  public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// iOS's separator in the light appearance.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  /// iOS's opaque separator in the light appearance.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
  /// iOS's dark text in the light appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// iOS's light text in the light appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// iOS's system background in the light appearance.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// iOS's secondary system background in the light appearance.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
  /// iOS's tertiary system background in the light appearance.
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  /// iOS's system grouped background in the light appearance.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// iOS's secondary system grouped background in the light appearance.
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
  /// iOS's tertiary system grouped background in the light appearance.
  public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)

  /// iOS's system fill in the light appearance.
  public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
  /// iOS's secondary system fill in the light appearance.
  public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
  /// iOS's tertiary system fill in the light appearance.
  public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
  /// iOS's quaternary system fill in the light appearance.
  public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)

  private convenience init(
    bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: CGFloat = 1
  ) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }
}
