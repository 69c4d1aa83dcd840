/// The size classes of a screen, as in documents.
struct SizeClasses: Equatable {
  var isWidthRegular: Bool
  var isHeightRegular: Bool

  /// The size classes of the main screen.
  @MainActor static var current: SizeClasses {
    let traits = UIScreen.main.traitCollection
    return SizeClasses(
      isWidthRegular: traits.horizontalSizeClass == .regular,
      isHeightRegular: traits.verticalSizeClass == .regular)
  }

  /// Returns whether the key of a variation, such as `heightClass=regular-widthClass=compact` or
  /// `default`, matches.
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
