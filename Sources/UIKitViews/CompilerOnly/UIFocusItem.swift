// For the compiler only: there is no focus; items are never asked, nothing is drawn around them.

/// What can have the focus. Source: Apple, UIFocusItem.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus.
  var canBecomeFocused: Bool { get }
  /// Where it lies in its container's coordinates, in points.
  var frame: CGRect { get }
  /// What is shown around it while it has the focus; nil for what the system shows.
  var focusEffect: UIFocusEffect? { get }
  /// Whether it has the focus.
  var isFocused: Bool { get }
  /// Whether items behind it can have the focus.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  /// Nil: what the system shows.
  public var focusEffect: UIFocusEffect? { nil }
  /// False.
  public var isTransparentFocusItem: Bool { false }
}

extension UIView: UIFocusItem {}

/// Where items lie. Source: Apple, UIFocusItemContainer.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The items inside a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// What is shown around an item that has the focus: never. Source: Apple, UIFocusEffect.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// What the system shows.
  public override init() {}
}

/// A ring around an item that has the focus: never drawn. Source: Apple, UIFocusHaloEffect.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view that it lies around; nil for the item.
  open weak var containerView: UIView?
  /// The view above which it lies; nil for the front.
  open weak var referenceView: UIView?
  /// Where it lies against the item.
  open var position = UIFocusHaloEffect.Position.automatic

  /// Against which edge a ring lies. Source: Apple, UIFocusHaloEffect.Position.
  public enum Position: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Outside.
    case outside = 1
    /// Inside.
    case inside = 2
  }

  /// A ring around the item.
  public override init() {}
  /// A ring along a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// A ring along a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init() }
  /// A ring along a path.
  public convenience init(path: UIBezierPath) { self.init() }
}

/// What moves the focus of a scene: nothing does. Source: Apple, UIFocusSystem.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  override init() {}

  /// What has the focus. Nil.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// What moves the focus of what an environment lies in. Nil: there is no focus.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Asks for the focus to be placed anew. There is none.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Places the focus anew. There is none.
  open func updateFocusIfNeeded() {}
}
