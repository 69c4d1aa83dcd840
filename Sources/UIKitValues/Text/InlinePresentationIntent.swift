/// The presentation intent of a part of a text, as in Markdown.
///
/// Foundation on Linux has no such type. Source: Apple, InlinePresentationIntent.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  /// Creates a set of intents.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, drawn in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, drawn in a monospaced font.
  public static let code = Self(rawValue: 1 << 2)
  /// Struck-through text.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break in the source.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// Inline HTML.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension NSAttributedString.Key {
  /// The raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key(
    rawValue: "NSInlinePresentationIntent")
}

extension AttributeScopes.FoundationAttributes {
  /// The presentation intent of text.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = InlinePresentationIntent
    /// The attribute's key in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }
}

extension TextAttributes {
  /// Applies an intent: bold, italics, a monospaced font, a strikethrough line.
  ///
  /// The text's own font is changed, too. Uncertain: Apple's reference only states that the
  /// attribute exists; according to reports, UIKit's text draws it.
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
