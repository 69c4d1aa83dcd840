/// The room a text is laid out in, and what happens when it is too small.
package struct TextLayoutOptions: Hashable, Sendable {
  /// What becomes of a truncating or clipping line-break mode.
  package enum Overflow: Hashable, Sendable {
    /// Each paragraph is one unwrapped line, cut by its mode. What string drawing does.
    case singleLines
    /// Lines wrap by word; the last permitted one is cut by its mode. What a label does.
    case lastLine
  }

  /// Lines wrap at this many points; nil sets each paragraph on one line.
  package var width: CGFloat?
  /// Lines that reach below this many points are dropped, all but the first.
  package var maximumHeight: CGFloat?
  /// No limit when 0.
  package var maximumLines = 0
  package var overflow = Overflow.singleLines
  /// Whether lines are further apart by what text styles say.
  package var usesStyleLeading = true
  /// Whether natural alignment follows the text's direction; otherwise it is the left.
  package var naturalAlignmentFollowsText = true
  /// Whether nothing but the size is asked for; then the layout has no lines.
  package var measuresOnly = false

  package init(width: CGFloat? = nil) {
    self.width = width
  }
}
