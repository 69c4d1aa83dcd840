/// The contents of a button without a configuration, by state.
@MainActor
struct ButtonContents {
  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  private var shadowColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var symbols: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  private var backgrounds: [UIControl.State: UIImage] = [:]

  /// The values that were set for exactly one state.
  struct Values: Equatable {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    /// The symbol configuration of the image.
    var symbol: UIImage.SymbolConfiguration?
    var background: UIImage?
  }

  subscript(state: UIControl.State) -> Values {
    get {
      Values(
        title: titles[state], attributedTitle: attributedTitles[state], color: colors[state],
        shadowColor: shadowColors[state], image: images[state], symbol: symbols[state],
        background: backgrounds[state])
    }
    set {
      titles[state] = newValue.title
      attributedTitles[state] = newValue.attributedTitle
      colors[state] = newValue.color
      shadowColors[state] = newValue.shadowColor
      images[state] = newValue.image
      symbols[state] = newValue.symbol
      backgrounds[state] = newValue.background
    }
  }

  /// Returns the values shown in a state: those that were not set for it are those of the normal
  /// state. A selected and highlighted button does not use the values of the selected state.
  ///
  /// Source: Apple, UIButton.title(for:); commandshift.co.uk/blog/2013/04/16.
  func effective(in state: UIControl.State) -> Values {
    var values = self[state]
    guard state != .normal else { return values }
    let normal = self[.normal]
    values.title = values.title ?? normal.title
    values.attributedTitle = values.attributedTitle ?? normal.attributedTitle
    values.color = values.color ?? normal.color
    values.shadowColor = values.shadowColor ?? normal.shadowColor
    values.image = values.image ?? normal.image
    values.symbol = values.symbol ?? normal.symbol
    values.background = values.background ?? normal.background
    return values
  }
}
