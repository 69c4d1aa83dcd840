/// The difference of two pictures of one size. A pixel differs if any of its four channels differs.
public struct PixelDifference: Equatable, Codable, Sendable {
  /// The number of pixels that differ, at least one.
  public let count: Int
  /// The number of pixels of the picture.
  public let total: Int
  /// The smallest rectangle around the pixels that differ, in pixels from the top left.
  public let boundingBox: PixelRect
  /// The largest difference in any channel, 1...255, measured on premultiplied values.
  public let largestChannelDifference: Int
  /// The largest number of differing pixels in any 16 × 16 square.
  public let densestCount: Int
  /// The first such square from the top, clipped to the picture.
  public let densestBox: PixelRect
  /// The perceptual distance of the pixels, for information only; it does not affect the result.
  public let distance: PerceivedDistance

  /// Creates a difference from the figures of a comparison.
  public init(
    count: Int, total: Int, boundingBox: PixelRect, largestChannelDifference: Int,
    densestCount: Int, densestBox: PixelRect, distance: PerceivedDistance
  ) {
    self.count = count
    self.total = total
    self.boundingBox = boundingBox
    self.largestChannelDifference = largestChannelDifference
    self.densestCount = densestCount
    self.densestBox = densestBox
    self.distance = distance
  }
}

extension PixelDifference: CustomStringConvertible {
  /// A clause that follows "does not match its golden:".
  public var description: String {
    let verb = count == 1 ? "differs" : "differ"
    let noun = densestCount == 1 ? "pixel" : "pixels"
    let box = boundingBox
    return "\(count) of \(total) pixels \(verb), inside \(box.width) × \(box.height) pixels at"
      + " (\(box.x), \(box.y));"
      + " the largest channel difference is \(largestChannelDifference) of 255;"
      + " most changed 16 × 16 block: \(densestCount) \(noun) at (\(densestBox.x),"
      + " \(densestBox.y)); perceived difference: \(distance)"
  }

  /// Whether a tolerance is reasonable: at most half of the pixels differ, or all slightly.
  package var isTolerable: Bool { count * 2 <= total || !distance.isObvious }

  /// The tightest limits that this difference passes, in Swift notation.
  public var tightestTolerance: String {
    "Tolerance(channel: \(largestChannelDifference), pixels: \(count), window: \(densestCount),"
      + " reason: …)"
  }
}
