/// The direction of a popover's arrow. Raw values are UIKit's. Source: Apple,
/// UIPopoverArrowDirection.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates a set of directions from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown: no popover is shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
