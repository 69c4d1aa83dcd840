/// What a screen is like, as far as sets differ in it.
package struct AssetTraits: Equatable, Sendable {
  /// "iphone", "ipad": what a slot's idiom may be besides "universal".
  package var idiom: String
  package var isDark: Bool
  package var isHighContrast: Bool
  /// Pixels to the point.
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
