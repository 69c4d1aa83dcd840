/// How the picture of a view that is lifted looks. Source: Apple, UIPreviewParameters.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is seen, in its coordinates; nil, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// What throws the shadow; nil, the default, for what is seen.
  open var shadowPath: UIBezierPath?
  /// The fill behind the view's picture. Default the system's background; `.clear` for none.
  open var backgroundColor: UIColor! {
    get { fill }
    set { fill = newValue ?? .systemBackground }
  }

  private var fill = UIColor.systemBackground

  /// All of the view on the system's background.
  public override init() { super.init() }
}

/// How the picture of a dragged view looks. Source: Apple, UIDragPreviewParameters.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
