/// How many frames a second are wanted. Source: Apple, CAFrameRateRange.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil, or 0, for any of them.
  public var preferred: Float?

  /// Any.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }

  /// So many.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// Any.
  public static let `default` = CAFrameRateRange()
}
