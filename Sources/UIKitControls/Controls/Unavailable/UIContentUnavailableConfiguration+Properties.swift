extension UIContentUnavailableConfiguration {
  /// The properties of an image. Source: Apple, UIContentUnavailableConfiguration.ImageProperties.
  public struct ImageProperties: Hashable {
    /// The symbol configuration, overridden by the image's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UnavailableStyle.symbols
    /// The colour of template images; nil for the view's tint colour.
    public var tintColor: UIColor? = .secondaryLabel
    /// The corner radius, in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points, to which the image is scaled in proportion; a dimension of 0,
    /// the default, is no limit.
    public var maximumSize = CGSize.zero
    /// Ignored. Default false.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of a text. Source: Apple, UIContentUnavailableConfiguration.TextProperties.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The text colour.
    public var color: UIColor
    /// How lines are broken or truncated. Default by truncating tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font. Default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Ignored. Default false.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The properties of a button. Source: Apple, UIContentUnavailableConfiguration.ButtonProperties.
  public struct ButtonProperties: Hashable {
    /// The action of a tap. Default nil.
    public var primaryAction: UIAction?
    /// The menu of the button. Default nil.
    public var menu: UIMenu?
    /// Whether the button is enabled. Default true.
    public var isEnabled = true
  }
}

/// Metrics for which Apple publishes no figures. All uncertain; lengths in points.
enum UnavailableStyle {
  static let textFont = UIFont.preferredFont(forTextStyle: .title2).withWeight(.bold)
  static let secondaryFont = UIFont.preferredFont(forTextStyle: .subheadline)
  static let symbols = UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
  static let margins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  static let imageToText: CGFloat = 15
  static let textToSecondaryText: CGFloat = 6
  static let textToButton: CGFloat = 20
  static let buttonToSecondaryButton: CGFloat = 10
}

extension UIFont {
  /// Returns the font in another weight.
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    UIFont.systemFont(ofSize: pointSize, weight: weight)
  }
}

// Unsupported: UIContentUnavailableConfiguration · drawn · Its fonts, distances and the size of its
//   symbol. · uncertain · test: ContentUnavailableTests
