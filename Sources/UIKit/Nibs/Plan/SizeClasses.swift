/// How much room a screen has, as documents tell screens apart.
struct SizeClasses: Equatable {
  var isWidthRegular: Bool
  var isHeightRegular: Bool

  /// Those of the screen: regular both ways on iPads, of regular height on phones held upright.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, device size classes; the wide phones that
  /// have a regular width when held sideways begin at 896 points.
  @MainActor static var current: SizeClasses {
    let size = UIScreen.main.bounds.size
    if min(size.width, size.height) >= 600 {
      return SizeClasses(isWidthRegular: true, isHeightRegular: true)
    }
    let isUpright = size.height >= size.width
    return SizeClasses(
      isWidthRegular: !isUpright && size.width >= 896, isHeightRegular: isUpright)
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
