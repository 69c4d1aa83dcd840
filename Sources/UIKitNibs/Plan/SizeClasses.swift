/// How much room a screen has, as documents tell screens apart.
struct SizeClasses: Equatable {
  var isWidthRegular: Bool
  var isHeightRegular: Bool

  /// Those of the screen.
  @MainActor static var current: SizeClasses {
    let traits = UIScreen.main.traitCollection
    return SizeClasses(
      isWidthRegular: traits.horizontalSizeClass == .regular,
      isHeightRegular: traits.verticalSizeClass == .regular)
  }

  /// Whether a variation's key, such as `heightClass=regular-widthClass=compact` or `default`, is
  /// true of them.
  func fits(_ key: String) -> Bool {
    key.split(separator: "-").allSatisfy { part in
      switch part {
      case "default": true
      case "heightClass=regular": isHeightRegular
      case "heightClass=compact": !isHeightRegular
      case "widthClass=regular": isWidthRegular
      case "widthClass=compact": !isWidthRegular
      default: false
      }
    }
  }
}
