/// A glyph of a line.
package struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  package var glyph: UInt32
  /// The x coordinate of the origin, in points from the line's left end.
  package var x: Double
  /// The distance of the origin above the baseline, in points.
  package var rise: Double
}

/// Glyphs with the same font and attributes, in visual order.
package struct GlyphRun: Sendable {
  package var file: FontFile
  package var attributes: TextAttributes
  /// The characters, in UTF-16 units of the text; empty for an ellipsis or a hyphen.
  package var range: Range<Int>
  package var glyphs: [PositionedGlyph]
  /// The ratio of the glyphs' size to the font size of the attributes.
  package var glyphScale = 1.0
  /// The run's ends, in points from the line's left end.
  package var minX: Double
  package var maxX: Double
  /// Whether the run has an odd embedding level, that is, is right to left.
  package var isRightToLeft: Bool
  /// The box that replaces the glyphs.
  package var box: InlineBox?
  /// The ranges of words, from left to right, in points from the line's left end; empty unless the
  /// run has a line drawn by word.
  package var words: [Range<Double>] = []

  /// The glyphs' size, in points per em.
  package var glyphSize: Double { Double(attributes.font.size) * glyphScale }
}

/// A part of a line's content, in logical order.
package enum VisibleText: Hashable, Sendable {
  /// A range of the text, in UTF-16 units.
  case text(Range<Int>)
  case ellipsis
  /// The hyphen of a broken word.
  case hyphen
}

/// A line of a layout. Lengths are points; `origin` is relative to the layout's top-left corner.
package struct TextLine: Sendable {
  /// The line's range of the text, including white space and the line ending, in UTF-16 units.
  /// Truncated text is in no line's range.
  package var range: Range<Int>
  /// The left end of the baseline.
  package var origin: CGPoint
  /// The top of the line's box.
  package var top: CGFloat
  package var height: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The width of the glyphs, without trailing white space.
  package var width: CGFloat
  /// The width of trailing white space that counts for a box, which is that at the end of a
  /// paragraph.
  package var trailingWhitespaceWidth: CGFloat
  /// Whether the line has an ellipsis.
  package var isTruncated: Bool
  /// The edge at which a line that is too wide is clipped: the end of its text, which is left for a
  /// right-to-left paragraph. Nil for a line that fits, is wrapped or is truncated.
  package var clippedEdge: ClippedEdge?
  package var runs: [GlyphRun]
  /// The visible content, without trailing white space.
  package var visibleText: [VisibleText]

  package enum ClippedEdge: Hashable, Sendable { case left, right }

  package var isClipped: Bool { clippedEdge != nil }
  /// The distance of the baseline from the layout's top edge.
  package var baseline: CGFloat { origin.y }
  package var bottom: CGFloat { top + height }
}
