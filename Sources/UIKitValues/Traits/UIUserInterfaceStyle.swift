/// How light an interface is. Source: Apple, UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// What the surroundings say.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The direction an interface runs in, as a trait. Source: Apple,
/// UITraitEnvironmentLayoutDirection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// What the surroundings say.
  case unspecified = -1
  /// As English and most scripts are written.
  case leftToRight = 0
  /// As Arabic and Hebrew are written: leading edges are at the right.
  case rightToLeft = 1
}

/// How strongly colours differ, as a person has chosen. Source: Apple, UIAccessibilityContrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// What the surroundings say.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than that.
  case high = 1
}
