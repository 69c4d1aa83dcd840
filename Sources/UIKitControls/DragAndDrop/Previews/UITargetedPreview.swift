/// The picture of a view and the place that it comes from or goes to. Source: Apple,
/// UITargetedPreview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view whose picture it is.
  public let view: UIView
  /// How the picture looks.
  public let parameters: UIPreviewParameters
  /// Where it belongs.
  public let target: UIPreviewTarget

  /// How large the picture is, in points.
  open var size: CGSize { view.bounds.size }

  /// The picture of a view, for a place.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// The picture of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The same picture for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }
}

/// The picture of a dragged view and its place. Source: Apple, UITargetedDragPreview.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// A picture under the finger that an item has itself. Source: Apple, UIDragPreview.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view whose picture it is.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// The picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}
