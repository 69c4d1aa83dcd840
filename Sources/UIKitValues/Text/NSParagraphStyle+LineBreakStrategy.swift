extension NSParagraphStyle {
  /// How lines are broken where several ways are open. Raw values are UIKit's.
  ///
  /// Source: Apple, NSParagraphStyle.LineBreakStrategy.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph does not end in a word alone: the one before it goes to its line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines do not begin inside words of Hangul.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system does in labels. Here that is nothing beyond breaking by words, as Apple does
    /// not say what it is.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension TextParagraphStyle {
  /// Takes over what a strategy says.
  package mutating func apply(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    let isStandard = strategy == .standard
    pushesOut = !isStandard && strategy.contains(.pushOut)
    keepsHangulWords = !isStandard && strategy.contains(.hangulWordPriority)
  }
}
