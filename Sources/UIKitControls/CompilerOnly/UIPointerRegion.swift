// For the compiler only: there is no pointer; regions are never requested.

/// A region for a pointer. Source: Apple, UIPointerRegion.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates, in points.
  public let rect: CGRect
  /// The identifier of the region. Default nil.
  public let identifier: AnyHashable?

  /// Creates a region from a rectangle.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// The request for a pointer's region. Source: Apple, UIPointerRegionRequest.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location in the view's coordinates, in points.
  open var location: CGPoint { .zero }
  /// The modifier keys that are pressed.
  open var modifiers: UIKeyModifierFlags { [] }
}
