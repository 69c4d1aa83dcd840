/// What a button without a configuration shows in each state.
@MainActor
struct ButtonContents {
  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  private var shadowColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var symbols: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  private var backgrounds: [UIControl.State: UIImage] = [:]

  /// What was set for exactly a state.
  struct Values: Equatable {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    /// How the image is drawn where it is a symbol.
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

  /// What is shown in a state: where nothing was set for it, what was set for the normal one. A
  /// disabled or selected button that is also highlighted falls back to being just that first.
  func shown(in state: UIControl.State) -> Values {
    var values = self[state]
    for other in [state.subtracting(.highlighted), .normal] where other != state {
      let further = self[other]
      values.title = values.title ?? further.title
      values.attributedTitle = values.attributedTitle ?? further.attributedTitle
      values.color = values.color ?? further.color
      values.shadowColor = values.shadowColor ?? further.shadowColor
      values.image = values.image ?? further.image
      values.symbol = values.symbol ?? further.symbol
      values.background = values.background ?? further.background
    }
    return values
  }
}
