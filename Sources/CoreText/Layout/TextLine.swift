/// A glyph of a laid-out line.
package struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its font file.
  package var glyph: UInt32
  /// Of its origin, in points from the line's left end.
  package var x: Double
  /// Of its origin, in points above the baseline.
  package var rise: Double
}

/// Glyphs of one font and one set of attributes, in visual order.
package struct GlyphRun: Sendable {
  package var file: FontFile
  package var attributes: TextAttributes
  package var glyphs: [PositionedGlyph]
  /// Of the glyphs' size to that of the attributes' font.
  package var glyphScale = 1.0
  /// The run's ends, in points from the line's left end.
  package var minX: Double
  package var maxX: Double
  /// Whether an odd embedding level sets the run from right to left.
  package var isRightToLeft: Bool
  /// What the run is instead of glyphs.
  package var box: InlineBox?
  /// Where words lie in the run, from left to right in points from the line's left end; known where
  /// a line is drawn word by word.
  package var words: [Range<Double>] = []

  /// Points to the em of its glyphs.
  package var glyphSize: Double { Double(attributes.font.size) * glyphScale }
}

/// What of the text a line shows, in logical order.
package enum ShownText: Hashable, Sendable {
  /// In UTF-16 units of the text.
  case text(Range<Int>)
  case ellipsis
  /// Of a word that is broken.
  case hyphen
}

/// One laid-out line. Lengths in points; `origin` from the layout's top-left corner.
package struct TextLine: Sendable {
  /// The characters on this line, its white space and line ending included, in UTF-16 units of the
  /// text. What a truncated line leaves out is in no line's range.
  package var range: Range<Int>
  /// The left end of the baseline.
  package var origin: CGPoint
  /// Of the line's box.
  package var top: CGFloat
  package var height: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The advance of the glyphs, without white space at the end.
  package var width: CGFloat
  /// Of the white space at the end, where it counts for a box: at the end of a paragraph.
  package var trailingWhitespaceWidth: CGFloat
  /// Whether an ellipsis stands for text left out.
  package var isTruncated: Bool
  /// Where clipping cuts a line that is wider than its room: at the end of its text, which is on
  /// the left of a right-to-left paragraph. Nil for a line that fits, or was broken or truncated.
  package var clippedEdge: ClippedEdge?
  package var runs: [GlyphRun]
  /// Without the white space at the line's end.
  package var shown: [ShownText]

  package enum ClippedEdge: Hashable, Sendable { case left, right }

  package var isClipped: Bool { clippedEdge != nil }
  /// Below the layout's top edge.
  package var baseline: CGFloat { origin.y }
  package var bottom: CGFloat { top + height }
}
