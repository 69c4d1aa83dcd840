/// The rectangle that the keyboard covers, at the view's bottom. Without a keyboard, the default,
/// it has the height of the bottom safe area, or zero.
///
/// Uncertain: that a guide without a keyboard is near the bottom edge and away from the others.
/// Source: Apple, UIKeyboardLayoutGuide.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard. Ignored: keyboards are never undocked. Default
  /// false.
  open var followsUndockedKeyboard = false
  /// The distance above the keyboard at which a drag begins to dismiss it, in points. Ignored.
  /// Default 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the guide includes the bottom safe area; otherwise it ends at the view's edge. Default
  /// true.
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

  /// Creates a guide without an owner; archives are not decoded.
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
