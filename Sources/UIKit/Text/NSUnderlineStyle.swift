/// How a line under or through text looks. Patterns are drawn as solid lines, word by word as one.
///
/// Source: Apple, NSUnderlineStyle.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Of dots; with one of the above.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and two dots by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words alone, not between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  var lineStyle: TextAttributes.LineStyle? {
    switch rawValue & 0xF {
    case 0: nil
    case 9: .double
    case 2: .thick
    default: .single
    }
  }
}
