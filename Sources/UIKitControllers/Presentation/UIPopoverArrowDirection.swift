/// Where a popover's arrow points, seen from the popover. Raw values are UIKit's. Source: Apple,
/// UIPopoverArrowDirection.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Directions by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover lies below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover lies above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover lies at the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover lies at the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known: no popover is shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
