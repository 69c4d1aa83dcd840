/// What stands in a line like a character, for which the text has U+FFFC: a picture.
package struct InlineBox: Hashable, Sendable {
  /// The character that a box stands for.
  static let character: UInt32 = 0xFFFC

  /// From the pen's place on the baseline, in points, y up.
  package var bounds: CGRect
  /// Kept free on either side, in points.
  package var padding: CGFloat
  /// Nil for room alone.
  package var content: InlineContent?

  package init(bounds: CGRect, padding: CGFloat = 0, content: InlineContent? = nil) {
    self.bounds = bounds
    self.padding = padding
    self.content = content
  }

  /// How far the line goes on, in points.
  var advance: CGFloat { max(0, bounds.width) + 2 * padding }

  package func hash(into hasher: inout Hasher) {
    for length in [bounds.minX, bounds.minY, bounds.width, bounds.height, padding] {
      hasher.combine(length)
    }
    hasher.combine(content)
  }
}
