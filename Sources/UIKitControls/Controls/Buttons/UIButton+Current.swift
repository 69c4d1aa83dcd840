extension UIButton {
  private var effectiveValues: ButtonContents.Values { contents.effective(in: state) }

  /// The title for the current state.
  public var currentTitle: String? { effectiveValues.title }
  /// The colour of the title for the current state.
  public var currentTitleColor: UIColor {
    configuration == nil ? titleColor(effectiveValues) : title?.textColor ?? .label
  }
  /// The colour of the title's shadow for the current state.
  public var currentTitleShadowColor: UIColor? { effectiveValues.shadowColor }
  /// The image for the current state.
  public var currentImage: UIImage? { effectiveValues.image }
  /// The background image for the current state.
  public var currentBackgroundImage: UIImage? { effectiveValues.background }
  /// The symbol configuration of the image for the current state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    effectiveValues.symbol
  }
  /// The attributed title for the current state.
  public var currentAttributedTitle: NSAttributedString? { effectiveValues.attributedTitle }
}
