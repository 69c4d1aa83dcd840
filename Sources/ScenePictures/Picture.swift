import WorkMeter

/// A picture and the requested additional output.
package struct Picture {
  package let shot: Shot
  /// The picture with its overlays.
  package let bitmap: Bitmap
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The content offset, in points.
  package let offset: CGPoint
  /// The layout, if requested.
  package var layout: PictureLayout?
  /// The picture with index paths, if requested.
  package var annotated: Bitmap?
  /// The views at a pixel, one per line, if requested.
  package var explanation: [String]?
  /// The work of drawing the picture.
  package let work: WorkTally
}
