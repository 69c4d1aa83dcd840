/// How two pictures of one size differ. A pixel differs when any of its four channels does.
public struct PixelDifference: Equatable, Codable, Sendable {
  /// The pixels that differ; at least one.
  public let count: Int
  /// The pixels of the whole picture.
  public let total: Int
  /// The smallest rectangle around the pixels that differ, in pixels from the top left.
  public let boundingBox: PixelRect
  /// The largest difference in any channel, 1...255, measured on premultiplied values.
  public let largestChannelDifference: Int
  /// The most pixels that differ in any 16 × 16.
  public let densestCount: Int
  /// The first such square, from the top; smaller where the picture is.
  public let densestBox: PixelRect
  /// How far apart the pixels look. It orders and explains; it never decides.
  public let distance: PerceivedDistance

  /// Figures of a comparison, as `Diffing` makes them.
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
    return "\(count) of \(total) pixels \(verb), inside the \(boundingBox);"
      + " the largest channel difference is \(largestChannelDifference) of 255;"
      + " most changed 16 × 16 block: \(densestCount) \(noun) at (\(densestBox.x),"
      + " \(densestBox.y)); \(distance)"
  }

  /// The tightest limits that this difference would pass, as a person would write them.
  public var tightestTolerance: String {
    "Tolerance(channel: \(largestChannelDifference), pixels: \(count), window: \(densestCount),"
      + " reason: …)"
  }
}
