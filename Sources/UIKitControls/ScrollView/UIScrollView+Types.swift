extension UIScrollView {
  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll or always bounce; vertically always in a navigation controller's
    /// content.
    case automatic = 0
    /// Along axes that scroll or always bounce.
    case scrollableAxes = 1
    /// Never: the content extends under bars.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// Interactively, with the touch.
    case interactive = 2
    /// When a drag begins, with the accessory view.
    case onDragWithAccessory = 3
    /// Interactively, with the accessory view.
    case interactiveWithAccessory = 4
  }

  /// The remaining velocity after a millisecond, as a fraction.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate per millisecond.
    public let rawValue: CGFloat
    /// Creates a rate per millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
