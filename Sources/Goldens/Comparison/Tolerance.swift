/// The limits within which a picture may differ from its golden. They are absolute figures and not
/// shares of the area, so that a small change in a large picture is detected.
///
/// All three limits must hold. A failure's message contains the tightest limits that would have
/// passed.
public struct Tolerance: Equatable, Codable, Sendable {
  /// The largest allowed difference in any channel, 0...255.
  public let channel: Int
  /// The largest allowed number of differing pixels.
  public let pixels: Int
  /// The largest allowed number of differing pixels in any 16 × 16 square, 0...256.
  public let window: Int
  /// The reason for which the picture cannot be exact. It is stored with every result.
  public let reason: String

  /// Creates a tolerance. An empty reason is a programmer error.
  public init(channel: Int, pixels: Int, window: Int, reason: String) {
    precondition(
      reason.contains { !$0.isWhitespace }, "A tolerance needs a reason that a reader understands.")
    self.channel = channel
    self.pixels = pixels
    self.window = window
    self.reason = reason
  }

  /// Whether a difference is within all three limits.
  public func allows(_ difference: PixelDifference) -> Bool {
    difference.largestChannelDifference <= channel && difference.count <= pixels
      && difference.densestCount <= window
  }
}
