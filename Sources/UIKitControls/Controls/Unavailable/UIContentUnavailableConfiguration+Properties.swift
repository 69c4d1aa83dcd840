extension UIContentUnavailableConfiguration {
  /// How an image is shown. Source: Apple, UIContentUnavailableConfiguration.ImageProperties.
  public struct ImageProperties: Hashable {
    /// How symbols are drawn, where the image itself says nothing else.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UnavailableStyle.symbols
    /// The colour of template images; nil for the view's tint colour.
    public var tintColor: UIColor? = .secondaryLabel
    /// In points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points, within which the image keeps its proportions; a dimension of 0,
    /// the default, is no limit.
    public var maximumSize = CGSize.zero
    /// Kept and without effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text is shown. Source: Apple, UIContentUnavailableConfiguration.TextProperties.
  public struct TextProperties: Hashable {
    /// What the letters are set in.
    public var font: UIFont
    /// The letters' colour.
    public var color: UIColor
    /// Default by truncating tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines shown; 0, the default, for as many as there are.
    public var numberOfLines = 0
    /// Default false.
    public var adjustsFontSizeToFitWidth = false
    /// Default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept and without effect.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// What a button does. Source: Apple, UIContentUnavailableConfiguration.ButtonProperties.
  public struct ButtonProperties: Hashable {
    /// Done by a tap. Default nil.
    public var primaryAction: UIAction?
    /// The menu of the button. Default nil.
    public var menu: UIMenu?
    /// Whether the button can be used. Default true.
    public var isEnabled = true
  }
}

/// What Apple publishes no figures of. All uncertain; lengths in points.
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
  /// The same font in another weight.
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    UIFont.systemFont(ofSize: pointSize, weight: weight)
  }
}

// Unsupported: UIContentUnavailableConfiguration · drawn · Its fonts, distances and the size of its
//   symbol. · uncertain · test: ContentUnavailableTests
