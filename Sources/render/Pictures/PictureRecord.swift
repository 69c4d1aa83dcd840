import ScenePictures
import UIKit
import WorkMeter

/// A written picture without its pixels, for reports.
struct PictureRecord {
  let shot: Shot
  let size: DrawnFile.PixelExtent
  /// Pixels per point.
  let scale: CGFloat
  /// The content offset in points.
  let offset: CGPoint
  let explanation: [String]?
  let work: WorkTally

  init(_ picture: Picture) {
    shot = picture.shot
    size = DrawnFile.PixelExtent(picture.bitmap)
    scale = picture.scale
    offset = picture.offset
    explanation = picture.explanation
    work = picture.work
  }
}
