import Foundation
import ImageIO
import ScenePictures

/// Pictures as the frames of an animation, each compressed as it comes.
struct CombinedAnimation: CombinedPicture {
  private var writer = APNGWriter()
  private var size: DrawnFile.PixelExtent?
  /// When the last frame was, in seconds.
  private var time: Double?

  mutating func add(_ picture: Picture) throws(Failure) {
    let next = picture.shot.time
    if let time, let next, next > time { writer.setLastDelay(Self.delay(next - time)) }
    time = next
    size = DrawnFile.PixelExtent(picture.bitmap)
    try Failure.from { () throws(ImageIOError) in
      try writer.add(CGImage(sharing: picture.bitmap), delay: Self.delay(Self.usual))
    }
  }

  func file() throws(Failure) -> (data: Data, size: DrawnFile.PixelExtent) {
    let data = try Failure.from { () throws(ImageIOError) in try writer.file() }
    return (data, size ?? DrawnFile.PixelExtent(width: 0, height: 0))
  }

  /// A frame is shown until the next one's time; the last, and what has no time, for a tenth of a
  /// second.
  private static let usual = 0.1

  private static func delay(_ seconds: Double) -> AnimatedPNG.Delay {
    AnimatedPNG.Delay(
      numerator: UInt16(clamping: Int((min(seconds, 60) * 1000).rounded())), denominator: 1000)
  }
}
