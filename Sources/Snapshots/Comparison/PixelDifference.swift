/// How two pictures of one size differ. A pixel differs when any of its four channels does.
public struct PixelDifference: Equatable, Codable, Sendable {
  /// The pixels that differ; at least one.
  public let count: Int
  /// The pixels of the whole picture.
  public let total: Int
  /// The smallest rectangle around the pixels that differ, in pixels from the top left.
  public let boundingBox: PictureBox
  /// The largest difference in any channel, 1...255, measured on premultiplied values.
  public let largestChannelDifference: Int

  public init(count: Int, total: Int, boundingBox: PictureBox, largestChannelDifference: Int) {
    self.count = count
    self.total = total
    self.boundingBox = boundingBox
    self.largestChannelDifference = largestChannelDifference
  }
}
