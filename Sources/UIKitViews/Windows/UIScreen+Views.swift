extension UIScreen {
  /// The screen's bounds without the status bar, in points. Source: Apple,
  /// UIScreen.applicationFrame.
  @available(*, deprecated, message: "use bounds")
  public var applicationFrame: CGRect {
    let bar = WindowState.current.scene.statusBarManager?.statusBarFrame.height ?? 0
    return bounds.inset(by: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0))
  }

  /// The focused view. Always nil: there is no focus.
  public var focusedView: UIView? { nil }
  /// The focused item. Always nil: there is no focus.
  public var focusedItem: (any UIFocusItem)? { nil }

  /// Returns a link that calls a method of a target at each frame, once it is added to a run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
