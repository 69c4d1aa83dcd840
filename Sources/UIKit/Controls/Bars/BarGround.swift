/// What bars are drawn on: opaque, as nothing of what lies behind is seen through.
@MainActor
enum BarGround {
  /// Almost white; almost black in the dark.
  static let color = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.08 : 0.973, alpha: 1)
  }

  /// Almost black.
  static let black = UIColor(white: 0.08, alpha: 1)

  /// The line between a bar and the content: 0.3 of black on white, of white on black.
  static let hairline = UIColor { traits in
    UIColor(
      white: traits.userInterfaceStyle == .dark ? 1 : 0,
      alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}
