/// The state of a controller's appearance callbacks.
struct ControllerAppearance {
  enum Stage { case disappeared, appearing, appeared, disappearing }

  var stage = Stage.disappeared
  /// The number of appearances, or of disappearances, that have begun and not ended.
  var begun = 0
  /// The children whose appearance or disappearance began with the controller's.
  var forwarded: [UIViewController] = []
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to be called.
  var needsViewIsAppearing = false
  /// Whether the appearance began because the view was added to or removed from a window while its
  /// parent was visible.
  var followsView = false
  /// Whether the appearance changes because the controller is added to or removed from a parent.
  var isMoving = false
}

extension UIViewController {
  /// Whether the view is visible or about to be.
  package var isVisibleOrAppearing: Bool {
    appearance.stage == .appeared || appearance.stage == .appearing
  }

  /// Whether the view has appeared.
  package var hasAppeared: Bool { appearance.stage == .appeared }

  /// Whether the view appears because the controller is being added to a parent.
  public var isMovingToParent: Bool { appearance.isMoving && appearance.stage == .appearing }

  /// Whether the view disappears because the controller is being removed from its parent.
  public var isMovingFromParent: Bool { appearance.isMoving && appearance.stage == .disappearing }

  /// An appearance that begins while the controller appears or is visible calls its methods again,
  /// and so does a disappearance while the controller disappears. Source: swift-snapshot-testing,
  /// `testUIViewControllerLifeCycle`.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let repeats = isVisibleOrAppearing == isAppearing
    guard appearance.stage != .disappeared || !repeats else { return }
    appearance.begun = repeats ? appearance.begun + 1 : 1
    appearance.isAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearance.stage = .appearing
      appearance.needsViewIsAppearing = true
      viewWillAppear(animated)
      showContent()
    } else {
      appearance.stage = .disappearing
      appearance.needsViewIsAppearing = false
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    appearance.forwarded = visibleChildren.filter {
      repeats || $0.isVisibleOrAppearing != isAppearing
    }
    for child in appearance.forwarded {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Begins the appearance or disappearance unless the view is in that state.
  func beginAppearanceIfNeeded(_ isAppearing: Bool, animated: Bool) {
    guard isVisibleOrAppearing != isAppearing else { return }
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  func endAppearance() {
    guard appearance.begun > 0 else { return }
    appearance.begun -= 1
    let (animated, appears) = (appearance.isAnimated, isVisibleOrAppearing)
    if appears {
      sendViewIsAppearing()
      appearance.stage = .appeared
      viewDidAppear(animated)
    } else {
      appearance.stage = .disappeared
      viewDidDisappear(animated)
    }
    appearance.isMoving = false
    appearance.followsView = false
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    let visible = visibleChildren
    let removed = appearance.forwarded.filter { child in
      !appears && !child.isVisibleOrAppearing && !visible.contains { $0 === child }
    }
    if appearance.begun == 0 { appearance.forwarded = [] }
    for child in visible + removed { child.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing` once the view is in a window, before its layout or at the end of its
  /// appearance.
  func sendViewIsAppearing() {
    guard appearance.needsViewIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.needsViewIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { child.sendViewIsAppearing() }
  }

  /// Begins the appearance of the window's root controller, without animation.
  package func beginAppearing() { beginAppearanceIfNeeded(true, animated: false) }

  /// Ends the appearance of the window's root controller, after its layout.
  package func endAppearing() {
    if isVisibleOrAppearing, appearance.begun > 0 { endAppearanceTransition() }
  }

  // MARK: Children whose views are added or removed

  /// Called before the view moves to a window. A child of a visible controller appears or
  /// disappears with its view.
  package func viewWillMove(to window: UIWindow?) {
    guard let parent, parent.isVisibleOrAppearing, !parent.forwardsAppearanceMethodsItself,
      isVisibleOrAppearing != (window != nil),
      appearance.stage == .appeared || appearance.stage == .disappeared
    else { return }
    appearance.followsView = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// The margins on both sides by the view's width; zero outside a window.
  var minimumMargins: NSDirectionalEdgeInsets {
    guard let view = viewIfLoaded, view.window != nil else { return .zero }
    let side: CGFloat = view.widthForMargins >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func minimumMarginsDidChange() { viewIfLoaded?.marginsDidChange() }

  /// Called after the view has moved to a window.
  package func viewDidMoveToWindow() {
    // The minimum margins depend on the window.
    minimumMarginsDidChange()
    if viewIfLoaded?.window != nil { viewDidEnterWindow() }
    if hasLeftDisappearingParent {
      beginAppearanceTransition(false, animated: false)
      return endAppearanceTransition()
    }
    guard appearance.followsView else { return }
    if appearance.stage == .disappearing || parent?.hasAppeared == true {
      endAppearanceTransition()
    }
  }

  /// Whether the view was removed from the parent's, which disappears. Then the controller
  /// disappears with its view, also if it disappears with its parent.
  private var hasLeftDisappearingParent: Bool {
    guard appearance.stage != .disappeared, let view = viewIfLoaded, view.window == nil,
      let parent, parent.appearance.stage == .disappearing, let around = parent.viewIfLoaded
    else { return false }
    return !parent.forwardsAppearanceMethodsItself && !view.isDescendant(of: around)
  }

  // MARK: Size

  /// Notifies the children whose size changes, and the presented controller, of a new size.
  func notifyChildren(
    of size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if size != view.bounds.size { child.viewWillTransition(to: size, with: coordinator) }
    }
    presentation.presentedPresentation?.viewWillTransition(to: size, with: coordinator)
  }
}

// Unsupported: UIViewController.viewDidAppear(_:) · works · Controllers and presentation
//   controllers are notified in UIKit's order, as far as published logs show it. · uncertain ·
//   test: AppearanceTests
