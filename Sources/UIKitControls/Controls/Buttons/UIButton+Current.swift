extension UIButton {
  private var shown: ButtonContents.Values { contents.shown(in: state) }

  /// The title in the button's state.
  public var currentTitle: String? { shown.title }
  /// The title's colour in the button's state.
  public var currentTitleColor: UIColor {
    configuration == nil ? titleColor(shown) : title.textColor
  }
  /// The colour of the title's shadow in the button's state.
  public var currentTitleShadowColor: UIColor? { shown.shadowColor }
  /// The image in the button's state.
  public var currentImage: UIImage? { shown.image }
  /// The image behind the content in the button's state.
  public var currentBackgroundImage: UIImage? { shown.background }
  /// How a symbol is drawn that is the image in the button's state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { shown.symbol }
  /// The title with attributes in the button's state.
  public var currentAttributedTitle: NSAttributedString? { shown.attributedTitle }
}
