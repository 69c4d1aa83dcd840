/// The style of an underline or strikethrough line.
///
/// Source: Apple, NSUnderlineStyle; the lengths of dots and dashes are uncertain.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits for the kind of line, its pattern and `byWord`.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A solid line, the default.
  public static let patternSolid: NSUnderlineStyle = []
  /// A dotted line; combined with one of the above.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of alternating dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line below words only, not between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The line style for drawing; nil for none.
  var lineStyle: TextLineStyle? {
    let kind: TextLineStyle.Kind
    switch rawValue & 0xF {
    case 0: return nil
    case 9: kind = .double
    case 2: kind = .thick
    default: kind = .single
    }
    let pattern: TextLineStyle.Pattern =
      switch rawValue & 0xF00 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return TextLineStyle(kind, pattern: pattern, isByWord: contains(.byWord))
  }
}
