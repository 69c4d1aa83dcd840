// Raw values and meanings: Apple, NSAttributedString.Key.
extension NSAttributedString.Key {
  /// The font, a `UIFont`. Default: 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`; the first character's applies to its paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The text colour, a `UIColor`. Default: black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The background colour, a `UIColor`; it fills the line's height.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Stored without effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The additional spacing after each character, a number of points, which also disables
  /// ligatures. 0 disables the font's own kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The additional spacing after each character, a number of points.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// The strikethrough style, an `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The underline style, an `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the outlines of characters, a `UIColor`; by default the text's.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outlines of characters, a number in hundredths of the font's size; if it is
  /// negative, characters are filled as well. 0 for no outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Stored without effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The attachment, an `NSTextAttachment`, of its placeholder character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The link, a `URL` or a string. It is blue and underlined whatever the other attributes; in a
  /// text view, it has the `linkTextAttributes`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance by which the text is raised, a number of points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of the underline, a `UIColor`; by default the text's.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the strikethrough line, a `UIColor`; by default the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Stored without effect.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Stored without effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Stored without effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
  /// The text effects. Source: Apple, NSAttributedString.TextEffectStyle.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an effect of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The letterpress effect. Not drawn: text is unchanged.
    public static let letterpressStyle = TextEffectStyle(
      rawValue: "_UIKitNewLetterpressStyle")
  }
}

// Unsupported: NSAttributedString: links · drawn · Links are shown, not followed. Outside text
//   views their blue is (0, 0, 238). · uncertain · test: LinkTests
// Unsupported: NSAttributedString: underlines · drawn · Lengths of dots and dashes, which begin
//   again with each run of attributes. · uncertain · test: LineStyleTests
// Unsupported: NSAttributedString: descenders · drawn · Underlines cross descenders. · test:
//   LineStyleTests
// Unsupported: NSAttributedString.Key.obliqueness · absent · Glyphs are not slanted.
