/// The size limits of a layout and the handling of overflow.
package struct TextLayoutOptions: Hashable, Sendable {
  /// The handling of truncating and clipping line break modes.
  package enum Overflow: Hashable, Sendable {
    /// Each paragraph is a single line, cut according to its mode, as in string drawing.
    case singleLines
    /// Lines wrap by word; the last permitted one is cut according to its mode, as in a label.
    case lastLine
  }

  /// The width for wrapping, in points; nil for one line per paragraph.
  package var width: CGFloat?
  /// The maximum height, in points; lines below it, except the first, are omitted.
  package var maximumHeight: CGFloat?
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines = 0
  package var overflow = Overflow.singleLines
  /// Whether lines have the leading of text styles.
  package var usesStyleLeading = true
  /// Whether natural alignment follows the text's direction; otherwise it is left.
  package var naturalAlignmentFollowsText = true
  /// Whether only the size is measured; the layout then has no lines.
  package var measuresOnly = false

  package init(width: CGFloat? = nil) {
    self.width = width
  }
}
