extension UIListContentConfiguration {
  /// How a text is shown.
  ///
  /// Source: Apple, UIListContentConfiguration.TextProperties.
  public struct TextProperties: Hashable {
    /// How lines lie between the edges.
    public enum TextAlignment: Int, Sendable {
      /// At the side where text begins.
      case natural
      /// In the middle.
      case center
      /// Stretched to both edges.
      case justified
    }
    /// How the letters' case is changed.
    public enum TextTransform: Int, Sendable {
      /// As written.
      case none
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// A capital at the beginning of each word.
      case capitalized
    }

    /// What the letters are set in.
    public var font: UIFont
    /// Before ``colorTransformer`` changes it.
    public var color: UIColor
    /// Changes ``color`` when the text is shown. Default nil.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Default natural.
    public var alignment = TextAlignment.natural
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
    /// Whether a font of a text style follows when the content size changes. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// Default none; does not change attributed text.
    public var transform = TextTransform.none

    init(
      _ style: UIFont.TextStyle, _ color: UIColor = .label, _ transform: TextTransform = .none
    ) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
      self.transform = transform
    }

    /// The colour as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Has a label show a text this way.
  @MainActor
  func apply(to label: UILabel, _ text: String?, _ attributedText: NSAttributedString?) {
    label.text = text.map(transform.callAsFunction)
    label.font = font
    label.textColor = resolvedColor()
    label.textAlignment = alignment.textAlignment
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    if let attributedText { label.attributedText = attributedText }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
