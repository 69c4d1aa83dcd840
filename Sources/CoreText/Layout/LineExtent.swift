/// The extent of a line above and below its baseline.
struct LineExtent {
  var ascent: CGFloat
  var descent: CGFloat
  /// The distance from the baseline to the top of the next line.
  var reach = -CGFloat.infinity

  mutating func include(_ box: InlineBox, raisedBy offset: CGFloat) {
    ascent = max(ascent, box.bounds.maxY + offset)
    descent = max(descent, -box.bounds.minY - offset)
    reach = max(reach, descent)
  }

  mutating func include(_ attributes: TextAttributes, _ file: FontFile? = nil) {
    // Raised or lowered text keeps the extent that it has on the baseline.
    let (font, offset) = (attributes.font, attributes.baselineOffset)
    ascent = max(ascent, font.ascender + max(0, offset))
    // A font's leading is below its line [U].
    let foot = font.ownLeading - font.descender + max(0, -offset)
    descent = max(descent, foot)
    reach = max(reach, foot + font.styleLeading)
    guard let room = file?.lineExtent else { return }
    ascent = max(ascent, font.size * CGFloat(room.ascent) + max(0, offset))
    descent = max(descent, font.size * CGFloat(room.descent) + max(0, -offset))
    reach = max(reach, font.size * CGFloat(room.descent) + max(0, -offset))
  }
}
