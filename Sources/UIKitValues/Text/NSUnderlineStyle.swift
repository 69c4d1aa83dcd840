/// How a line under or through text looks.
///
/// Source: Apple, NSUnderlineStyle; how long dots and dashes are is uncertain.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The kind of line, its pattern and `byWord` as bits; UIKit's.
  public let rawValue: Int

  /// A style by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Solid, as without a pattern.
  public static let patternSolid: NSUnderlineStyle = []
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

  /// The line as text is drawn with it; nil for none.
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
