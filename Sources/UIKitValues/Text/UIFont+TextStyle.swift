extension UIFont {
  /// The purpose of a text, which determines size and weight in `preferredFont(forTextStyle:)`.
  ///
  /// Source: Apple, UIFont.TextStyle.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public var rawValue: String

    /// Creates a style of a name; an unknown one is drawn as body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// visionOS's largest title: 36 points, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// visionOS's second largest title: 28 points, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen: 34 points at `large`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level headings: 28 points at `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level headings: 22 points at `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level headings: 20 points at `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings in text: 17 points at `large`, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text: 17 points at `large`.
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
