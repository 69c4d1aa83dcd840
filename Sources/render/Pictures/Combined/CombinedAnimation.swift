import Foundation
import ImageIO
import ScenePictures

/// Combines pictures into an animation. Each frame is compressed when it is added.
struct CombinedAnimation: CombinedPicture {
  private var writer = APNGWriter()
  private var size: DrawnFile.PixelExtent?
  /// The time of the last frame, in seconds.
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

  /// A frame is shown until the next one's time. The last frame, and frames without a time, are
  /// shown for a tenth of a second.
  private static let usual = 0.1

  private static func delay(_ seconds: Double) -> AnimatedPNG.Delay {
    AnimatedPNG.Delay(
      numerator: UInt16(clamping: Int((min(seconds, 60) * 1000).rounded())), denominator: 1000)
  }
}
