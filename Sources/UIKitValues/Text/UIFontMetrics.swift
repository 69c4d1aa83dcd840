/// Scales fonts and lengths with the content size a person chose, as a text style's own size does.
///
/// Nothing changes at `large`. A length is scaled as the distance of the style's lines is, and
/// rounded to the screen's pixels; the size of a font is rounded to whole points. Source: Apple,
/// UIFontMetrics, which publishes no formula; CustomFontMetrics (Zachary Waldowski, MIT), which
/// stands in for it on older systems, has this one, and figures that developers print agree.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Those of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Those of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  // MARK: Fonts

  /// A font scaled as the style is, under the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font scaled as the style is, under the current traits; at most so many points large.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled as the style is; `traitCollection` nil stands for the current traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font scaled as the style is.
  ///
  /// - Parameters:
  ///   - font: one of a fixed size.
  ///   - maximumPointSize: the largest size in points; 0 for no limit.
  ///   - traitCollection: nil for the current traits.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if case .scaled = font.origin {
      stop(
        "Attempting to create a scaled font from a font that has already been scaled",
        exception: "NSInvalidArgumentException")
    }
    let scaled = font.copy(
      size: font.pointSize, origin: .scaled(font, style, maximumPointSize: maximumPointSize))
    return scaled.adjusted(to: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  // MARK: Lengths

  /// In points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// In points; `traitCollection` nil stands for the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let scale = ScreenSettings.current.scale
    return (value * style.growth(at: category) * scale).rounded() / scale
  }
}

extension UIFont {
  /// Why a font has its size, for those that follow the content size.
  enum Origin {
    /// It is a text style's own, or was described from it.
    case preferred(SpacedStyle)
    /// It is another font, scaled as a text style is; 0 is no limit.
    case scaled(UIFont, TextStyle, maximumPointSize: CGFloat)
  }

  /// The same font at another content size; itself where it does not follow that.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    switch origin {
    case nil: return self
    case .preferred(let style):
      var font = textFont
      style.apply(to: &font, at: category)
      return UIFont(font, requestedName: requestedName, origin: origin)
    case .scaled(let font, let style, let limit):
      let size = (font.pointSize * style.growth(at: category)).rounded()
      return font.copy(size: limit > 0 ? min(size, limit) : size, origin: origin)
    }
  }
}

// Unsupported: UIFontMetrics · drawn · Apple publishes no formula. A length grows as the distance
//   of the style's lines does; public figures confirm it. · uncertain · test:
//   UIFontMetricsBehaviours
// Unsupported: UIFontMetrics: line heights · drawn · Least and greatest line heights count a
//   style's line distance. A font of another size than the style's has its own. · uncertain · test:
//   UIFontMetricsBehaviours
// Unsupported: UIFontMetrics: other measures · drawn · The line distances of extra large titles.
//   `boundingRect` and `draw(in:)` leave the distance out without `.usesFontLeading`. · uncertain ·
//   test: UIFontMetricsBehaviours
