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
  /// The paths of the system's fonts that draw some of its characters.
  let systemFonts: [String]

  /// Lays out a text. Linear in the length of the text that has room.
  package init(_ text: StyledText, options: TextLayoutOptions = TextLayoutOptions()) {
    var framesetter = Framesetter(text, options: options)
    WorkMeter.count(.textsLaidOut)
    WorkMeter.measure(.text) { TextLock.locked { framesetter.run() } }
    lines = framesetter.lines
    size = framesetter.size
    isTruncated = framesetter.isTruncated
    containerWidth = framesetter.containerWidth
    systemFonts = Self.systemFonts(of: lines)
    SystemFontUse.note(systemFonts)
  }

  private static func systemFonts(of lines: [TextLine]) -> [String] {
    var paths: [String] = []
    for line in lines {
      for run in line.runs where run.file.isOfSystem && !paths.contains(run.file.path) {
        paths.append(run.file.path)
      }
    }
    return paths
  }

  /// The distance from the top to the first baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
