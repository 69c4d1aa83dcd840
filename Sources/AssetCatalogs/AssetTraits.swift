/// The traits that select slots.
package struct AssetTraits: Equatable, Sendable {
  /// The idiom besides "universal": "iphone" or "ipad".
  package var idiom: String
  package var isDark: Bool
  package var isHighContrast: Bool
  /// The number of pixels per point.
  package var scale: Double
  package var isRightToLeft: Bool

  package init(
    idiom: String = "iphone", isDark: Bool = false, isHighContrast: Bool = false,
    scale: Double = 2, isRightToLeft: Bool = false
  ) {
    self.idiom = idiom
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.scale = scale
    self.isRightToLeft = isRightToLeft
  }
}
