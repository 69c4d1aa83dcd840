extension UIListContentConfiguration {
  /// The properties of a text.
  ///
  /// Source: Apple, UIListContentConfiguration.TextProperties.
  public struct TextProperties: Hashable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural
      /// Centred.
      case center
      /// Justified.
      case justified
    }
    /// A transformation of the letter case.
    public enum TextTransform: Int, Sendable {
      /// None.
      case none
      /// Upper case.
      case uppercase
      /// Lower case.
      case lowercase
      /// Capitalized words.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour, before ``colorTransformer``.
    public var color: UIColor
    /// A transformer of ``color`` when the text is shown. Default nil.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. Default natural.
    public var alignment = TextAlignment.natural
    /// The line-break mode. Default by truncating tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor by which the font shrinks. Default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters are tightened before truncation. Ignored.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style changes with the content size category. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of the letter case. Default none. It does not change attributed text.
    public var transform = TextTransform.none

    init(
      _ style: UIFont.TextStyle, _ color: UIColor = .label, _ transform: TextTransform = .none
    ) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
      self.transform = transform
    }

    /// Returns the displayed colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Applies the properties and a text to a label.
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
