/// Scales fonts and lengths with the content size category, in proportion to a text style.
///
/// Nothing changes at `large`. A length is scaled like the style's line distance, and rounded to
/// the screen's pixels; a font size is rounded to whole points. Source: Apple, UIFontMetrics, which
/// publishes no formula; CustomFontMetrics (Zachary Waldowski, MIT), its replacement on older
/// systems, uses this one, and developers' figures agree.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  // MARK: Fonts

  /// Returns a scaled font for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a scaled font for the current traits, up to a maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a scaled font for some traits; nil for the current ones.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a scaled font.
  ///
  /// - Parameters:
  ///   - font: A font of a fixed size.
  ///   - maximumPointSize: The maximum size in points; 0 for no limit.
  ///   - traitCollection: The traits; nil for the current ones.
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

  /// Returns a scaled length, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a scaled length, in points; `traitCollection` is nil for the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let scale = ScreenSettings.current.scale
    return (value * style.growth(at: category) * scale).rounded() / scale
  }
}

extension UIFont {
  /// The origin of a font that scales with the content size.
  enum Origin {
    /// A text style, or a descriptor of one.
    case preferred(SpacedStyle)
    /// A font scaled with a text style; a maximum of 0 is no limit.
    case scaled(UIFont, TextStyle, maximumPointSize: CGFloat)
  }

  /// Returns the font at another content size; the same object if it does not scale.
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
