/// The derivation of a frame from the one before: the moved rectangles, and the rectangles drawn
/// afterwards.
package struct FrameStep: Equatable, Sendable {
  /// The part whose pixels moved, in pixels.
  package let region: PixelRect
  /// The distance to the right, in pixels; 0, like `y`, if nothing moved.
  package let x: Int
  /// The distance down, in pixels.
  package let y: Int
  /// The rectangles drawn afterwards, in pixels.
  package let drawn: [PixelRect]

  package init(region: PixelRect, x: Int, y: Int, drawn: [PixelRect]) {
    (self.region, self.x, self.y, self.drawn) = (region, x, y, drawn)
  }
}
