import WorkMeter

/// A text broken into lines, every glyph placed. Immutable; may be shared between threads.
///
/// Lengths in points from the top-left corner of the box the text was laid out in, y down. Lines
/// have San Francisco's metrics at their fonts' sizes, and more where the font that drew a
/// character needs it.
package final class TextLayout: Sendable {
  package let lines: [TextLine]
  /// The room the lines take: the widest line with its indents, and the last line's bottom.
  package let size: CGSize
  /// Whether text was left out, with or without an ellipsis.
  package let isTruncated: Bool
  /// The width lines were aligned in.
  package let containerWidth: CGFloat

  /// Lays out a text. Linear in the length of the text that has room.
  package init(_ text: StyledText, options: TextLayoutOptions = TextLayoutOptions()) {
    var framesetter = Framesetter(text, options: options)
    WorkMeter.count(.textsLaidOut)
    WorkMeter.measure(.text) { TextLock.locked { framesetter.run() } }
    lines = framesetter.lines
    size = framesetter.size
    isTruncated = framesetter.isTruncated
    containerWidth = framesetter.containerWidth
  }

  /// The distance from the top to the first baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
