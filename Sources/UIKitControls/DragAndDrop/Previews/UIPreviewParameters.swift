/// The parameters of the preview of a lifted view. Source: Apple, UIPreviewParameters.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in its coordinates; nil, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow; nil, the default, for the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the preview. Default the system background; `.clear` for none.
  open var backgroundColor: UIColor! {
    get { fill }
    set { fill = newValue ?? .systemBackground }
  }

  private var fill = UIColor.systemBackground

  /// Creates parameters for all of the view on the system background.
  public override init() { super.init() }
}

/// The parameters of the preview of a dragged view. Source: Apple, UIDragPreviewParameters.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
