/// How a frame came out of the one before: what of it moved, and what was drawn then.
package struct FrameStep: Equatable, Sendable {
  /// The part whose pixels moved, in pixels.
  package let region: PixelRect
  /// How far they moved to the right, in pixels; 0 with `y` where nothing moved.
  package let x: Int
  /// How far they moved down, in pixels.
  package let y: Int
  /// What was drawn afterwards, in pixels.
  package let drawn: [PixelRect]

  package init(region: PixelRect, x: Int, y: Int, drawn: [PixelRect]) {
    (self.region, self.x, self.y, self.drawn) = (region, x, y, drawn)
  }
}
