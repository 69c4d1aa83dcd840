/// The style of a paragraph. Lengths are points; the defaults are those of `NSParagraphStyle`.
package struct TextParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }

  package enum LineBreak: Hashable, Sendable {
    case byWord, byCharacter, clip, truncateHead, truncateTail, truncateMiddle

    /// Whether the mode cuts lines instead of wrapping them.
    package var isSingleLine: Bool {
      switch self {
      case .byWord, .byCharacter: false
      case .clip, .truncateHead, .truncateTail, .truncateMiddle: true
      }
    }
  }

  package enum Direction: Hashable, Sendable {
    /// The direction of the first strong character; left to right if there is none.
    case natural
    case leftToRight, rightToLeft
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.byWord
  package var direction = Direction.natural
  /// The space below each line except the last.
  package var lineSpacing: CGFloat = 0
  /// The space below each paragraph except the last.
  package var paragraphSpacing: CGFloat = 0
  /// The space above each paragraph except the first.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The factor of the line height, if positive; it adds space above the text.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The maximum line height; 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The distance of the end from the leading margin if positive, otherwise from the trailing one.
  package var tailIndent: CGFloat = 0
  /// The tab stops.
  package var tabs = TabStops()
  /// The threshold of a line's fill, 0 to 1, below which words are broken.
  package var hyphenationFactor = 0.0
  /// Whether to avoid a single word on a paragraph's last line.
  package var pushesOut = false
  /// Whether Hangul words are not broken.
  package var keepsHangulWords = false

  package init() {}

  /// Returns the leading below a line with a natural height, given the font's leading: the line
  /// height limits apply to their sum. Uncertain.
  func leading(_ leading: CGFloat, below natural: CGFloat) -> CGFloat {
    guard minimumLineHeight > 0 || maximumLineHeight > 0 else { return leading }
    let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    var pitch = max(height + leading, minimumLineHeight)
    if maximumLineHeight > 0 { pitch = min(pitch, maximumLineHeight) }
    return pitch - lineHeight(natural: natural)
  }

  /// Returns the height of a line with a natural height.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
