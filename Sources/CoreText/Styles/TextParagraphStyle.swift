/// How a paragraph is set. Lengths in points; the defaults are those of `NSParagraphStyle`.
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
    /// The direction of the first strong character, left to right without one.
    case natural
    case leftToRight, rightToLeft
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.byWord
  package var direction = Direction.natural
  /// Added below each line but the last.
  package var lineSpacing: CGFloat = 0
  /// Added below each paragraph but the last.
  package var paragraphSpacing: CGFloat = 0
  /// Added above each paragraph but the first.
  package var paragraphSpacingBefore: CGFloat = 0
  /// Multiplies the line height when positive, above the text.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// No limit when 0.
  package var maximumLineHeight: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// From the leading margin when positive, from the trailing one when zero or negative.
  package var tailIndent: CGFloat = 0
  /// Where text goes on after tabs.
  package var tabs = TabStops()
  /// Words are broken where a line would be filled to a lesser part of its width, 0 to 1.
  package var hyphenationFactor = 0.0
  /// Whether a paragraph's last word takes the one before it to its line.
  package var pushesOut = false
  /// Whether lines do not begin inside words of Hangul.
  package var keepsHangulWords = false

  package init() {}

  /// What lies between a line whose text asks for `natural` and the next, of the `leading` that its
  /// font asks for: the limits of a line's height limit both together. Uncertain.
  func leading(_ leading: CGFloat, below natural: CGFloat) -> CGFloat {
    guard minimumLineHeight > 0 || maximumLineHeight > 0 else { return leading }
    let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    var pitch = max(height + leading, minimumLineHeight)
    if maximumLineHeight > 0 { pitch = min(pitch, maximumLineHeight) }
    return pitch - lineHeight(natural: natural)
  }

  /// The height of a line whose text asks for `natural`.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
