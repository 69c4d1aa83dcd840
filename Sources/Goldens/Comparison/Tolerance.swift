/// How much a picture may differ from its golden and still pass: limits in absolute figures, never
/// shares of the area, so that a small real change in a large picture does not hide.
///
/// All three limits must hold. A failure's message says the tightest that would have passed.
public struct Tolerance: Equatable, Codable, Sendable {
  /// The greatest difference in any channel, 0...255.
  public let channel: Int
  /// The most pixels that may differ.
  public let pixels: Int
  /// The most pixels that may differ in any 16 × 16, 0...256.
  public let window: Int
  /// Why the picture cannot be exact. It is kept with every result.
  public let reason: String

  /// Limits, and why they are needed; an empty reason is a programmer's error.
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
