// For the compiler only: there is no pointer; regions are never asked for.

/// A rectangle that a pointer may be in. Source: Apple, UIPointerRegion.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates, in points.
  public let rect: CGRect
  /// What tells it from others. Default nil.
  public let identifier: AnyHashable?

  /// A rectangle.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// Where a pointer is. Source: Apple, UIPointerRegionRequest.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view's coordinates, in points.
  open var location: CGPoint { .zero }
  /// What is held of a keyboard meanwhile.
  open var modifiers: UIKeyModifierFlags { [] }
}
