// For the compiler only: there is no pointer; styles are never requested.

/// The style of a pointer and the view under it. It is stored only: there is no pointer. Source:
/// Apple, UIPointerStyle.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view.
  public let effect: UIPointerEffect?
  /// The shape of the pointer.
  public let shape: UIPointerShape?

  /// Creates a style from an effect on a view and the pointer's shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
  }

  /// Creates a style from a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
  }

  /// Returns the style of the system's pointer.
  public static func system() -> UIPointerStyle { UIPointerStyle(nothing: ()) }
  /// Returns the style of a hidden pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(nothing: ()) }

  private init(nothing: Void) { (effect, shape) = (nil, nil) }
}

/// An effect on a view under a pointer. Source: Apple, UIPointerEffect.
public enum UIPointerEffect {
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is scaled or tinted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The position of a tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// Over the view.
    case overlay = 1
    /// Under the view.
    case underlay = 2
  }
}

/// The shape of a pointer. Source: Apple, UIPointerShape.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
}

extension UIButton {
  /// Returns the style of a pointer over the button. Source: Apple, UIButton.PointerStyleProvider.
  public typealias PointerStyleProvider =
    (_ button: UIButton, _ effect: UIPointerEffect, _ shape: UIPointerShape) -> UIPointerStyle?

  /// The provider of the style of a pointer over the button. Never called: there is no pointer.
  /// Default nil.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { Self.providers[self] }
    set { Self.providers[self] = newValue }
  }

  private static let providers = SideProperty<PointerStyleProvider?>(default: nil)

  /// Whether a pointer is over the button. Always false.
  public var isHovered: Bool { false }
}
