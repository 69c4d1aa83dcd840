/// How far a controller's view has come in appearing or disappearing.
struct ControllerAppearance {
  enum Stage { case gone, coming, seen, going }

  var stage = Stage.gone
  var isAnimated = false
  /// Whether `viewIsAppearing` has yet to be called.
  var owesIsAppearing = false
  /// Whether it began because the view came into a window, or left it, with its parent seen.
  var followsView = false
  /// Whether the view comes or goes because the controller is a new child, or is no longer one.
  var isMoving = false
}

extension UIViewController {
  /// Whether the view is seen or about to be.
  package var isSeen: Bool { appearance.stage == .seen || appearance.stage == .coming }

  /// Whether the view has appeared.
  package var hasAppeared: Bool { appearance.stage == .seen }

  /// Whether the view appears because the controller was made a child.
  public var isMovingToParent: Bool { appearance.isMoving && appearance.stage == .coming }

  /// Whether the view disappears because the controller will be no child any more.
  public var isMovingFromParent: Bool { appearance.isMoving && appearance.stage == .going }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isSeen != isAppearing else { return }
    appearance.isAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearance.stage = .coming
      appearance.owesIsAppearing = true
      viewWillAppear(animated)
      showContent()
    } else {
      appearance.stage = .going
      appearance.owesIsAppearing = false
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in seenChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endAppearance() {
    let animated = appearance.isAnimated
    switch appearance.stage {
    case .coming:
      viewIsInPlace()
      appearance.stage = .seen
      viewDidAppear(animated)
    case .going:
      appearance.stage = .gone
      viewDidDisappear(animated)
    case .seen, .gone: return
    }
    appearance.isMoving = false
    appearance.followsView = false
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in seenChildren { child.endAppearanceTransition() }
  }

  /// The view lies where it is going to be seen and is about to be laid out, or has appeared.
  func viewIsInPlace() {
    guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in seenChildren { child.viewIsInPlace() }
  }

  /// The window's root controller is about to appear; there is nothing to animate.
  package func beginAppearing() { beginAppearanceTransition(true, animated: false) }

  /// The window's root controller has been laid out.
  package func endAppearing() { if appearance.stage == .coming { endAppearanceTransition() } }

  // MARK: Children whose views come and go

  /// The view is put into a window or taken out of it: a child of a controller that is seen appears
  /// or disappears with that.
  package func viewWillMove(to window: UIWindow?) {
    guard let parent, parent.isSeen, !parent.tellsChildrenItself, isSeen != (window != nil),
      appearance.stage == .seen || appearance.stage == .gone
    else { return }
    appearance.followsView = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  func minimumMarginsDidChange() { viewIfLoaded?.marginsDidChange() }

  /// The view has been put into a window or taken out of it.
  package func viewDidMoveToWindow() {
    // The least margins are those of a window.
    minimumMarginsDidChange()
    if viewIfLoaded?.window != nil { viewCameIntoWindow() }
    guard appearance.followsView else { return }
    if appearance.stage == .going || parent?.hasAppeared == true { endAppearanceTransition() }
  }

  // MARK: Size

  /// Tells the children whose size changes, and what is presented, of a change of size.
  func tellChildren(
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
//   controllers hear of a moment in UIKit's order, as far as published logs show it. · uncertain ·
//   test: AppearanceTests
