import Snapshots
import UIKit
import WorkMeter

/// A picture that was taken, and what was asked about it.
struct Picture {
  let shot: Shot
  /// With what was drawn over it.
  let bitmap: Bitmap
  /// Pixels per point.
  let scale: CGFloat
  /// The content offset it shows, in points.
  let offset: CGPoint
  /// Where it was asked for.
  var layout: PictureLayout?
  /// The picture with index paths over it, where it was asked for.
  var annotated: Bitmap?
  /// The views that made a pixel, a line each, where it was asked for.
  var explanation: [String]?
  /// Everything that was done for it.
  let work: WorkTally
}
