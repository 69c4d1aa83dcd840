extension NSParagraphStyle {
  /// The strategies for breaking lines. Raw values are UIKit's.
  ///
  /// Source: Apple, NSParagraphStyle.LineBreakStrategy.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line of a paragraph has at least two words.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines do not break inside Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The system's strategy for labels. It has no effect beyond breaking between words, since
    /// Apple does not document it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension TextParagraphStyle {
  /// Applies a strategy.
  package mutating func apply(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    let isStandard = strategy == .standard
    pushesOut = !isStandard && strategy.contains(.pushOut)
    keepsHangulWords = !isStandard && strategy.contains(.hangulWordPriority)
  }
}
