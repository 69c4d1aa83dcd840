/// How far a line reaches from its baseline, by what stands on it.
struct LineExtent {
  var ascent: CGFloat
  var descent: CGFloat
  /// From the baseline to where the line below begins.
  var reach = -CGFloat.infinity

  mutating func include(_ box: InlineBox, raisedBy offset: CGFloat) {
    ascent = max(ascent, box.bounds.maxY + offset)
    descent = max(descent, -box.bounds.minY - offset)
    reach = max(reach, descent)
  }

  mutating func include(_ attributes: TextAttributes, _ file: FontFile? = nil) {
    // Raised or lowered text leaves the line the room that the text has where it is.
    let (font, offset) = (attributes.font, attributes.baselineOffset)
    ascent = max(ascent, font.ascender + max(0, offset))
    // The leading of a font that has any lies below its line [U].
    let foot = font.ownLeading - font.descender + max(0, -offset)
    descent = max(descent, foot)
    reach = max(reach, foot + font.styleLeading)
    guard let room = file?.lineExtent else { return }
    ascent = max(ascent, font.size * CGFloat(room.ascent) + max(0, offset))
    descent = max(descent, font.size * CGFloat(room.descent) + max(0, -offset))
    reach = max(reach, font.size * CGFloat(room.descent) + max(0, -offset))
  }
}
