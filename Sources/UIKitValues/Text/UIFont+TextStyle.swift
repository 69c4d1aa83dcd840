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
