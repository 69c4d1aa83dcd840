import AssetCatalogs

extension AssetTraits {
  /// Creates the traits for a lookup; unspecified traits are the screen's.
  init(_ traits: UITraitCollection) {
    let current = UITraitCollection(traitsFrom: [.current, traits])
    self.init(
      isDark: current.userInterfaceStyle == .dark,
      isHighContrast: current.accessibilityContrast == .high,
      scale: current.displayScale > 0
        ? Double(current.displayScale) : Double(ScreenSettings.current.scale),
      isRightToLeft: current.layoutDirection == .rightToLeft)
  }
}
