/// An image in a line, which replaces the character U+FFFC.
package struct InlineBox: Hashable, Sendable {
  /// The character replaced by a box.
  static let character: UInt32 = 0xFFFC

  /// The bounds relative to the origin on the baseline, in points, y up.
  package var bounds: CGRect
  /// The space on either side, in points.
  package var padding: CGFloat
  /// The content; nil for blank space.
  package var content: InlineContent?

  package init(bounds: CGRect, padding: CGFloat = 0, content: InlineContent? = nil) {
    self.bounds = bounds
    self.padding = padding
    self.content = content
  }

  /// The advance, in points.
  var advance: CGFloat { max(0, bounds.width) + 2 * padding }

  package func hash(into hasher: inout Hasher) {
    for length in [bounds.minX, bounds.minY, bounds.width, bounds.height, padding] {
      hasher.combine(length)
    }
    hasher.combine(content)
  }
}
