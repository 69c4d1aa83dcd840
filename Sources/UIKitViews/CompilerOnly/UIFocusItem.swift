// For the compiler only: there is no focus; items are never asked, nothing is drawn around them.

/// An item that can have the focus. Source: Apple, UIFocusItem.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// The frame in the container's coordinates, in points.
  var frame: CGRect { get }
  /// The effect while the item is focused; nil for the system's.
  var focusEffect: UIFocusEffect? { get }
  /// Whether the item is focused.
  var isFocused: Bool { get }
  /// Whether items behind this one can have the focus.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  /// Nil: the system's effect.
  public var focusEffect: UIFocusEffect? { nil }
  /// False.
  public var isTransparentFocusItem: Bool { false }
}

extension UIView: UIFocusItem {}

/// A container of focus items. Source: Apple, UIFocusItemContainer.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// Returns the items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The effect of a focused item. Never shown. Source: Apple, UIFocusEffect.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the system's effect.
  public override init() {}
}

/// A halo around a focused item. Never drawn. Source: Apple, UIFocusHaloEffect.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view that contains the halo; nil for the item.
  open weak var containerView: UIView?
  /// The view above which the halo is placed; nil for the front.
  open weak var referenceView: UIView?
  /// The position of the halo relative to the item.
  open var position = UIFocusHaloEffect.Position.automatic

  /// The position of a halo. Source: Apple, UIFocusHaloEffect.Position.
  public enum Position: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Outside.
    case outside = 1
    /// Inside.
    case inside = 2
  }

  /// Creates a halo around the item.
  public override init() {}
  /// Creates a halo along a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Creates a halo along a rounded rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init() }
  /// Creates a halo along a path.
  public convenience init(path: UIBezierPath) { self.init() }
}

/// The focus system of a scene. Source: Apple, UIFocusSystem.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  override init() {}

  /// The focused item. Always nil.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Returns the focus system of an environment. Always nil.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Requests a focus update. Does nothing.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Updates the focus. Does nothing.
  open func updateFocusIfNeeded() {}
}
