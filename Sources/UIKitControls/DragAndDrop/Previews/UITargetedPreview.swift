/// The preview of a view and its target. Source: Apple, UITargetedPreview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view of the preview.
  public let view: UIView
  /// The parameters of the preview.
  public let parameters: UIPreviewParameters
  /// The target of the preview.
  public let target: UIPreviewTarget

  /// The size of the preview, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view with a target.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view at its current position.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }
}

/// The preview of a dragged view and its target. Source: Apple, UITargetedDragPreview.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// The preview of a dragged item. Source: Apple, UIDragPreview.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view of the preview.
  public let view: UIView
  /// The parameters of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}
