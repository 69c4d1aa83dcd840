extension UIButton {
  private var shown: ButtonContents.Values { contents.shown(in: state) }

  /// The title for the current state.
  public var currentTitle: String? { shown.title }
  /// The colour of the title for the current state.
  public var currentTitleColor: UIColor {
    configuration == nil ? titleColor(shown) : title.textColor
  }
  /// The colour of the title's shadow for the current state.
  public var currentTitleShadowColor: UIColor? { shown.shadowColor }
  /// The image for the current state.
  public var currentImage: UIImage? { shown.image }
  /// The background image for the current state.
  public var currentBackgroundImage: UIImage? { shown.background }
  /// The symbol configuration of the image for the current state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { shown.symbol }
  /// The attributed title for the current state.
  public var currentAttributedTitle: NSAttributedString? { shown.attributedTitle }
}
