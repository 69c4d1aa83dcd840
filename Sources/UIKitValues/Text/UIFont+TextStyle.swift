extension UIFont {
  /// What a text is for; `preferredFont(forTextStyle:)` gives it a size and a weight.
  ///
  /// Source: Apple, UIFont.TextStyle.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of the style.
    public var rawValue: String

    /// A style of a name; one that is not known is set as body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// visionOS's largest title: 36 points, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// visionOS's second largest title: 28 points, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen: 34 points at `large`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Headings of the first rank: 28 points at `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Headings of the second rank: 22 points at `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Headings of the third rank: 20 points at `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings inside text: 17 points at `large`, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text: 17 points at `large`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points at `large`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings: 15 points at `large`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes: 13 points at `large`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points at `large`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions: 11 points at `large`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// In points. A style that is not known is as large as body text.
  package func size(at category: UIContentSizeCategory) -> CGFloat {
    (Self.sizes[self] ?? Self.bodySizes)[category.column]
  }

  package var weight: UIFont.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Points at each content size, from `extraSmall` on. Source: Apple, Human Interface Guidelines,
  /// Typography, Dynamic Type sizes. The two extra large titles are visionOS's, of one size.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: Array(repeating: 36, count: 12),
    .extraLargeTitle2: Array(repeating: 28, count: 12),
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
