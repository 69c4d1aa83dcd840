// For the compiler only: there is no pointer; styles are never asked for.

/// How a pointer and what lies under it look. Kept; there is no pointer. Source: Apple,
/// UIPointerStyle.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What becomes of the view.
  public let effect: UIPointerEffect?
  /// The pointer's form.
  public let shape: UIPointerShape?

  /// A view that changes, and the pointer's form over it.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
  }

  /// A form.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
  }

  /// The system's pointer.
  public static func system() -> UIPointerStyle { UIPointerStyle(nothing: ()) }
  /// No pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(nothing: ()) }

  private init(nothing: Void) { (effect, shape) = (nil, nil) }
}

/// What becomes of a view under a pointer. Source: Apple, UIPointerEffect.
public enum UIPointerEffect {
  /// As the system sees fit.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's ground.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view becomes larger, or is tinted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Over the view.
    case overlay = 1
    /// Under the view.
    case underlay = 2
  }
}

/// A pointer's form. Source: Apple, UIPointerShape.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line upright, as over text.
  case verticalBeam(length: CGFloat)
  /// A line lying.
  case horizontalBeam(length: CGFloat)
}
