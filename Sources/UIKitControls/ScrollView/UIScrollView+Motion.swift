/// What moves the content, and how to stop it. Source: Apple, UIScrollView.
extension UIScrollView {
  /// Whether an animation scrolls the content.
  public var isScrollAnimating: Bool { driver.motion is OffsetAnimation }

  /// Whether an animation zooms the content.
  public var isZoomAnimating: Bool { driver.motion is ZoomAnimation }

  /// Stops animations and decelerations; the content stays where it is.
  public func stopScrollingAndZooming() { driver.stop() }

  /// Shows the indicators for a moment if a closure changes the content offset.
  public func withScrollIndicatorsShown(
    forContentOffsetChanges changes: @escaping @MainActor () -> Void
  ) {
    let before = contentOffset
    changes()
    if contentOffset != before || isScrollAnimating { flashScrollIndicators() }
  }

  /// Whether keys scroll the content. Ignored: there are none. Default true.
  public var allowsKeyboardScrolling: Bool {
    get { Self.kept.keys[self] }
    set { Self.kept.keys[self] = newValue }
  }

  /// Whether a scroll view around this one continues a horizontal drag at the end of the content.
  /// False has no effect. Default true.
  public var transfersHorizontalScrollingToParent: Bool {
    get { Self.kept.horizontal[self] }
    set {
      Self.kept.horizontal[self] = newValue
      if !newValue { warnOfTransfer() }
    }
  }

  /// Whether a scroll view around this one continues a vertical drag at the end of the content.
  /// False has no effect. Default true.
  public var transfersVerticalScrollingToParent: Bool {
    get { Self.kept.vertical[self] }
    set {
      Self.kept.vertical[self] = newValue
      if !newValue { warnOfTransfer() }
    }
  }

  private func warnOfTransfer() {
    CallWarnings.warnOnce(
      of: "UIScrollView.transfersVerticalScrollingToParent",
      "drags at the end of the content always scroll the outer view")
  }

  private static let kept = (
    keys: SideProperty(default: true), horizontal: SideProperty(default: true),
    vertical: SideProperty(default: true)
  )

  /// The point of the view at which smaller content is placed.
  @available(*, unavailable, message: "write 'contentInset'")
  public var contentAlignmentPoint: CGPoint {
    get { .zero }
    set {}
  }
}

// Unsupported: UIScrollView.bouncesVertically, bouncesHorizontally · works · They apply while
//   `bounces` is true; how setting one changes the other. · uncertain · test: BouncingAxisTests
// Unsupported: UIScrollView.transfersVerticalScrollingToParent · kept · Like its horizontal
//   counterpart it is stored, and false is logged. · test: BouncingAxisTests
