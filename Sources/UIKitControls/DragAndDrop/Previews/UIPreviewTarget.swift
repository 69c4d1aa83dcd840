/// A place from which the picture of a view comes or to which it goes. Source: Apple,
/// UIPreviewTarget.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The middle, in points.
  public let center: CGPoint
  /// How the picture is turned and scaled there. Default identity.
  public let transform: CGAffineTransform

  /// A place in a view that is in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// The middle in the window.
  package var centerInWindow: CGPoint {
    container.window.map { container.convert(center, to: $0) } ?? center
  }
}

/// A place for the picture of a dragged view. Source: Apple, UIDragPreviewTarget.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
