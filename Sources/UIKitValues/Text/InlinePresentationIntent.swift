/// What a part of a text is, as Markdown says it.
///
/// Foundation on Linux has no such type. Source: Apple, InlinePresentationIntent.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  /// A set of intents.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Drawn in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Drawn bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Drawn with letters of one width.
  public static let code = Self(rawValue: 1 << 2)
  /// Drawn struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A break of the source's line.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A break of the line.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML inside a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML in lines of its own.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension NSAttributedString.Key {
  /// An `InlinePresentationIntent`'s number.
  public static let inlinePresentationIntent = NSAttributedString.Key(
    rawValue: "NSInlinePresentationIntent")
}

extension AttributeScopes.FoundationAttributes {
  /// An `InlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// What the attribute's values are.
    public typealias Value = InlinePresentationIntent
    /// The attribute's key in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }
}

extension TextAttributes {
  /// Draws what a text is: bold, in italics, with letters of one width, struck through.
  ///
  /// A font that the text says is changed, too. Uncertain: Apple's reference says of the attribute
  /// no more than that it is there; reports say that UIKit's text draws it.
  mutating func apply(intent value: Any?) {
    let number = (value as? InlinePresentationIntent)?.rawValue ?? (value as? NSNumber)?.uintValue
    guard let number = number ?? (value as? UInt) else { return }
    let intent = InlinePresentationIntent(rawValue: number)
    if intent.contains(.code), font.family == .system { font.family = .monospaced }
    if intent.contains(.stronglyEmphasized) { font.weight = max(font.weight, 700) }
    if intent.contains(.emphasized) { font.isItalic = true }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = TextLineStyle(.single)
    }
  }
}
