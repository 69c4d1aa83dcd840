/// The style of an interface. Source: Apple, UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The inherited style.
  case unspecified = 0
  /// The light style.
  case light = 1
  /// The dark style.
  case dark = 2
}

/// The layout direction of an interface, as a trait. Source: Apple,
/// UITraitEnvironmentLayoutDirection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The inherited direction.
  case unspecified = -1
  /// The direction of English and most scripts.
  case leftToRight = 0
  /// The direction of Arabic and Hebrew: leading edges are at the right.
  case rightToLeft = 1
}

/// The user's preferred contrast of colours. Source: Apple, UIAccessibilityContrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The inherited contrast.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// An increased contrast.
  case high = 1
}
