import WorkMeter

/// A text with line breaks and positioned glyphs. Immutable; can be shared between threads.
///
/// Lengths are points from the top-left corner of the frame, y down. Lines have the metrics of
/// their fonts, and more if a fallback font needs it.
package final class TextLayout: Sendable {
  package let lines: [TextLine]
  /// The size of the lines: the widest line with its indents, and the last line's bottom.
  package let size: CGSize
  /// Whether text is omitted, with or without an ellipsis.
  package let isTruncated: Bool
  /// The width for alignment.
  package let containerWidth: CGFloat
  /// The paths of the used system fonts.
  let systemFonts: [String]
  /// The text.
  let string: String

  /// Lays out a text. Linear in the length of the text that fits.
  package init(_ text: StyledText, options: TextLayoutOptions = TextLayoutOptions()) {
    var framesetter = Framesetter(text, options: options)
    WorkMeter.count(.textsLaidOut)
    WorkMeter.measure(.text) { TextLock.locked { framesetter.run() } }
    lines = framesetter.lines
    size = framesetter.size
    isTruncated = framesetter.isTruncated
    containerWidth = framesetter.containerWidth
    systemFonts = Self.systemFonts(of: lines)
    string = text.string
    SystemFontUse.note(systemFonts)
  }

  /// Creates a layout with other lines, of a different height.
  package init(_ other: TextLayout, lines: [TextLine]) {
    self.lines = lines
    let bottom = lines.map(\.bottom).max() ?? 0
    size = CGSize(width: other.size.width, height: max(bottom, 0))
    isTruncated = other.isTruncated
    containerWidth = other.containerWidth
    systemFonts = other.systemFonts
    string = other.string
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
