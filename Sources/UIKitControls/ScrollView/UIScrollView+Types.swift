extension UIScrollView {
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll or always bounce; vertically always in what a navigation
    /// controller shows.
    case automatic = 0
    /// Along the axes that scroll or always bounce.
    case scrollableAxes = 1
    /// The content lies under bars.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// When scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// When a drag begins, what is above the keyboard as well.
    case onDragWithAccessory = 3
    /// With the finger, what is above the keyboard as well.
    case interactiveWithAccessory = 4
  }

  /// What is left of the speed after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate per millisecond.
    public let rawValue: CGFloat
    /// A rate per millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
