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
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// The colours of the system in its light and dark appearance.
///
/// Source: Apple, Human Interface Guidelines, Color; UIColor, Standard and UI element colors.
extension UIColor {
  /// iOS's system red.
  public static let systemRed = appearance((255, 59, 48), dark: (255, 69, 58))
  /// iOS's system green.
  public static let systemGreen = appearance((52, 199, 89), dark: (48, 209, 88))
  /// iOS's system blue.
  public static let systemBlue = appearance((0, 122, 255), dark: (10, 132, 255))
  /// iOS's system orange.
  public static let systemOrange = appearance((255, 149, 0), dark: (255, 159, 10))
  /// iOS's system yellow.
  public static let systemYellow = appearance((255, 204, 0), dark: (255, 214, 10))
  /// iOS's system pink.
  public static let systemPink = appearance((255, 45, 85), dark: (255, 55, 95))
  /// iOS's system purple.
  public static let systemPurple = appearance((175, 82, 222), dark: (191, 90, 242))
  /// iOS's system teal.
  public static let systemTeal = appearance((48, 176, 199), dark: (64, 200, 224))
  /// iOS's system indigo.
  public static let systemIndigo = appearance((88, 86, 214), dark: (94, 92, 230))
  /// iOS's system brown.
  public static let systemBrown = appearance((162, 132, 94), dark: (172, 142, 104))
  /// iOS's system mint.
  public static let systemMint = appearance((0, 199, 190), dark: (99, 230, 226))
  /// iOS's system cyan.
  public static let systemCyan = appearance((50, 173, 230), dark: (100, 210, 255))
  /// iOS's system gray.
  public static let systemGray = appearance((142, 142, 147), dark: (142, 142, 147))
  /// iOS's system gray 2.
  public static let systemGray2 = appearance((174, 174, 178), dark: (99, 99, 102))
  /// iOS's system gray 3.
  public static let systemGray3 = appearance((199, 199, 204), dark: (72, 72, 74))
  /// iOS's system gray 4.
  public static let systemGray4 = appearance((209, 209, 214), dark: (58, 58, 60))
  /// iOS's system gray 5.
  public static let systemGray5 = appearance((229, 229, 234), dark: (44, 44, 46))
  /// iOS's system gray 6.
  public static let systemGray6 = appearance((242, 242, 247), dark: (28, 28, 30))

  /// The default tint: system blue.
  public static let tintColor = appearance((0, 122, 255), dark: (10, 132, 255))
  /// iOS's label.
  public static let label = appearance((0, 0, 0), dark: (255, 255, 255))
  /// iOS's secondary label.
  public static let secondaryLabel = appearance((60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  /// iOS's tertiary label.
  public static let tertiaryLabel = appearance((60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// iOS's quaternary label.
  public static let quaternaryLabel = appearance((60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  /// iOS's link.
  public static let link = appearance((0, 122, 255), dark: (9, 132, 255))
  /// iOS's placeholder text.
  public static let placeholderText = appearance((60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// iOS's separator.
  public static let separator = appearance((60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  /// iOS's opaque separator.
  public static let opaqueSeparator = appearance((198, 198, 200), dark: (56, 56, 58))
  /// iOS's dark text.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// iOS's light text.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// iOS's system background.
  public static let systemBackground = appearance((255, 255, 255), dark: (0, 0, 0))
  /// iOS's secondary system background.
  public static let secondarySystemBackground = appearance((242, 242, 247), dark: (28, 28, 30))
  /// iOS's tertiary system background.
  public static let tertiarySystemBackground = appearance((255, 255, 255), dark: (44, 44, 46))
  /// iOS's system grouped background.
  public static let systemGroupedBackground = appearance((242, 242, 247), dark: (0, 0, 0))
  /// iOS's secondary system grouped background.
  public static let secondarySystemGroupedBackground = appearance(
    (255, 255, 255), dark: (28, 28, 30))
  /// iOS's tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = appearance(
    (242, 242, 247), dark: (44, 44, 46))

  /// iOS's system fill.
  public static let systemFill = appearance((120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// iOS's secondary system fill.
  public static let secondarySystemFill = appearance(
    (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// iOS's tertiary system fill.
  public static let tertiarySystemFill = appearance(
    (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// iOS's quaternary system fill.
  public static let quaternarySystemFill = appearance(
    (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)

  private static func appearance(
    _ light: (CGFloat, CGFloat, CGFloat), _ lightAlpha: CGFloat = 1,
    dark: (CGFloat, CGFloat, CGFloat), _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    UIColor(light: color(light, lightAlpha), dark: color(dark, darkAlpha))
  }

  /// Returns a colour of components from 0 to 255.
  private static func color(_ rgb: (CGFloat, CGFloat, CGFloat), _ alpha: CGFloat) -> CGColor {
    CGColor(red: rgb.0 / 255, green: rgb.1 / 255, blue: rgb.2 / 255, alpha: alpha)
  }
}
