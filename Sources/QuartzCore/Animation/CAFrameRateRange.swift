/// A range of frame rates, in frames per second. Source: Apple, CAFrameRateRange.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum.
  public var minimum: Float
  /// The maximum.
  public var maximum: Float
  /// The preferred rate; nil or 0 for any in the range.
  public var preferred: Float?

  /// Creates a range of any rates.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range of any rates.
  public static let `default` = CAFrameRateRange()
}
