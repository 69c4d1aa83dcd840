/// The rectangle that the keyboard covers, at the view's bottom; without one, as by default, as
/// high as the safe area below, or nothing.
///
/// Uncertain: that a guide at rest is near to the bottom, and away from the other edges. Source:
/// Apple, UIKeyboardLayoutGuide.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide would follow a keyboard that floats. Kept: none comes. Default false.
  open var followsUndockedKeyboard = false
  /// How far above the keyboard a finger begins to take it away, in points. Kept. Default 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the guide ends where the safe area does; else at the view's edge. Default true.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue else { return }
      owningView?.layoutGuidesDidMove()
      owningView?.setNeedsLayout()
    }
  }

  init(of view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    owningView = view
  }

  /// A guide as an archive describes it. Archives are not read here: without an owner.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  override var binding: SystemLayoutGuide.Binding? {
    .insets { [unowned self] in insets(in: $0) }
  }

  private func insets(in view: UIView) -> UIEdgeInsets {
    let bottom = max(usesBottomSafeArea ? view.safeAreaInsets.bottom : 0, view.keyboardOverlap)
    return UIEdgeInsets(top: view.bounds.height - bottom, left: 0, bottom: 0, right: 0)
  }
}
