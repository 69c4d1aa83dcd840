/// Scales fonts and lengths with the content size the user chose. There is one here, the default
/// one, at which everything keeps its size. Source: Apple, UIFontMetrics.
open class UIFontMetrics: NSObject {
  /// Those of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  open func scaledFont(for font: UIFont) -> UIFont { font }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// In points.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
