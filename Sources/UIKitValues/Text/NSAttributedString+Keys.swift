// Raw values and meanings: Apple, NSAttributedString.Key.
extension NSAttributedString.Key {
  /// A `UIFont`. Without it text is 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; the first character's holds for its paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`. Without it text is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the line's height.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Kept and without effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after each character, a number; also turns ligatures off. 0 turns off the font's
  /// own kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after each character, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` of lines along the outlines of letters; the text's without it.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// How wide lines along the outlines of letters are, in hundredths of the font's size, a number;
  /// letters are filled as well where it is negative. 0 for no lines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Kept and without effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An `NSTextAttachment`, on the character that it stands for.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a string. Blue and underlined whatever else is said; in a text view, as its
  /// `linkTextAttributes` say.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points the text is raised by, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor`; the text's without it.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; the text's without it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Kept and without effect.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Kept and without effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Kept and without effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
  /// How letters are worked. Source: Apple, NSAttributedString.TextEffectStyle.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An effect by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As if pressed into paper. Not drawn: letters stay as they are.
    public static let letterpressStyle = TextEffectStyle(
      rawValue: "_UIKitNewLetterpressStyle")
  }
}

// Unsupported: NSAttributedString: links · drawn · Links are shown, not followed. Outside text
//   views their blue is (0, 0, 238). · uncertain · test: LinkTests
// Unsupported: NSAttributedString: underlines · drawn · Lengths of dots and dashes, which begin
//   anew with each run of attributes. · uncertain · test: LineStyleTests
// Unsupported: NSAttributedString: descenders · drawn · Underlines cross descenders. · test:
//   LineStyleTests
// Unsupported: NSAttributedString.Key.obliqueness · absent · Glyphs are not slanted.
