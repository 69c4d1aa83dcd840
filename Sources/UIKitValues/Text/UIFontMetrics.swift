/// Scales fonts and lengths with the content size a person chose, as a text style's own size does.
///
/// Nothing changes at `large`. Source: Apple, UIFontMetrics, which publishes no formula: here a
/// length is scaled by the ratio of the style's sizes in points and rounded to the screen's pixels.
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
    let origin = UIFont.Origin.scaled(font, style, maximumPointSize: maximumPointSize)
    return origin.font(at: (traitCollection ?? .current).preferredContentSizeCategory)
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

extension UIFont.TextStyle {
  /// How much larger the style is than at `large`.
  fileprivate func growth(at category: UIContentSizeCategory) -> CGFloat {
    size(at: category) / size(at: .large)
  }
}

extension UIFont {
  /// Why a font has its size, for those that follow the content size.
  enum Origin {
    /// It is a text style's own.
    case preferred(TextStyle)
    /// It is another font, scaled as a text style is; 0 is no limit.
    case scaled(UIFont, TextStyle, maximumPointSize: CGFloat)

    func font(at category: UIContentSizeCategory) -> UIFont {
      switch self {
      case .preferred(let style):
        return UIFont(
          TextFont(weight: style.weight.openType, size: style.size(at: category)), origin: self)
      case .scaled(let font, let style, let limit):
        let size = font.pointSize * style.growth(at: category)
        return font.copy(size: limit > 0 ? min(size, limit) : size, origin: self)
      }
    }
  }

  /// The same font at another content size; itself where it does not follow that.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    origin?.font(at: category) ?? self
  }
}
