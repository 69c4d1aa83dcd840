import WorkMeter

/// A picture that was taken, and what was asked about it.
package struct Picture {
  package let shot: Shot
  /// With what was drawn over it.
  package let bitmap: Bitmap
  /// Pixels per point.
  package let scale: CGFloat
  /// The content offset it shows, in points.
  package let offset: CGPoint
  /// Where it was asked for.
  package var layout: PictureLayout?
  /// The picture with index paths over it, where it was asked for.
  package var annotated: Bitmap?
  /// The views that made a pixel, a line each, where it was asked for.
  package var explanation: [String]?
  /// Everything that was done for it.
  package let work: WorkTally
}
