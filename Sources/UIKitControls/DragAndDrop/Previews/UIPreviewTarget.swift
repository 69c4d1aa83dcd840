/// The position of a preview at the start or end of an animation. Source: Apple, UIPreviewTarget.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view of the coordinate system.
  public let container: UIView
  /// The centre of the preview, in points.
  public let center: CGPoint
  /// The transform of the preview. Default identity.
  public let transform: CGAffineTransform

  /// Creates a target in a view that is in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// The centre in the window's coordinates.
  package var centerInWindow: CGPoint {
    container.window.map { container.convert(center, to: $0) } ?? center
  }
}

/// The target of the preview of a dragged view. Source: Apple, UIDragPreviewTarget.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
