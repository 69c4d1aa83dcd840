/// The preferences of a controller for the screen around its view, and its editing state: the part
/// of ``UIViewController`` that most apps override and that draws nothing.
///
/// There is no status bar and no home indicator; ``UIStatusBarManager`` returns the preferences.
/// Source: Apple, UIViewController.
@preconcurrency @MainActor
open class ControllerPreferences: UIResponder {
  // MARK: Status bar

  /// The style of the status bar. Default `.default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Default false.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of status bar changes. Default `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar; nil, the default, for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; nil, the default, for this
  /// controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller determines the status bar's appearance when it is presented without
  /// covering the screen. Default false: its presenter does.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Does nothing: the preferences are read on every access.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Content under bars

  private var contentScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]

  /// Sets the scroll view that the bar at an edge observes; nil for the root view or its first
  /// subview. Source: Apple, UIViewController.setContentScrollView(_:for:).
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for one in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing] where edge.contains(one) {
      contentScrollViews[one.rawValue] = scrollView.map(WeakScrollView.init)
    }
    barLayoutDidChange()
  }

  /// Returns the scroll view that was set for an edge; nil if none was.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.view
  }

  /// The child whose content is under the containers' bars; nil, the default, for this
  /// controller's own content.
  package var childForContentUnderBars: UIViewController? { nil }

  // MARK: Containers

  /// Whether the tab bar around the navigation controller is hidden while this controller is in the
  /// stack. Default false.
  open var hidesBottomBarWhenPushed = false
  /// Whether presentations in the current context cover this controller. Default false.
  open var definesPresentationContext = false
  /// Whether the user cannot dismiss the controller interactively. Default false.
  open var isModalInPresentation = false

  // MARK: Edges

  /// Whether the home indicator is hidden. Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden; nil, the default, for this
  /// controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the controller's gestures take precedence over the system's. Default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines these edges; nil, the default, for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing: there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The edges at which the view extends under translucent bars. Default all.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { barLayoutDidChange() } }
  /// Whether the view also extends under opaque bars. Default false.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { barLayoutDidChange() } }
  /// The items of the navigation controller's toolbar while this controller is on top. Default nil.
  open var toolbarItems: [UIBarButtonItem]? { didSet { barLayoutDidChange() } }
  /// Sets ``toolbarItems``. The change is not animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The identifier for state restoration. Ignored: no state is restored. Default nil.
  open var restorationIdentifier: String?
  /// The class that creates the controller for restoration. Never called. Default nil.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called after state restoration. Never called.
  open func applicationFinishedRestoringState() {}

  /// The transition of the controller, instead of its style's. `.zoom` logs a warning, and the
  /// style's transition is used. Default nil.
  open var preferredTransition: UIViewController.Transition?

  /// Whether the keyboard stays when the first responder resigns. Default false.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether a presentation in this controller's context uses this controller's transition style.
  /// Ignored. Default false.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus is restored after a transition. Ignored: there is no focus. Default true.
  open var restoresFocusAfterTransition = true
  /// The identifier of the focus group. Ignored: there is no focus. Default nil.
  open var focusGroupIdentifier: String?
  /// The name of the screen in records of its use. Ignored: there are none. Default nil.
  open var interactionActivityTrackingBaseName: String?
  /// Whether the controller hides a pointer and locks it. Never read: there is no pointer. Default
  /// false.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines whether the pointer is locked. Never read. Default nil.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Does nothing: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  private var addedKeyCommands: [UIKeyCommand] = []
  /// The key commands added by ``addKeyCommand(_:)``; nil without any. No key calls them.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a command to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command from ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The actions of the controller's preview before iOS 13. Never read. Default none.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Called when the containers' bars change the view's frame or their contents.
  package func barLayoutDidChange() {}

  // MARK: Orientation

  /// The supported orientations. Default all, on phones except upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the controller rotates with the device. Default true.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented. Default portrait.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Does nothing: only ``UIWindow/turn(animated:)`` rotates the screen.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The orientation of the screen, determined from its size.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  /// Called on iOS 7 before a rotation.
  @available(*, unavailable, message: "override 'viewWillTransition(to:with:)'")
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called on iOS 7 during a rotation.
  @available(*, unavailable, message: "override 'viewWillTransition(to:with:)'")
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called on iOS 7 after a rotation.
  @available(*, unavailable, message: "override 'viewWillTransition(to:with:)'")
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called when a child's size by its constraints has changed. Never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Editing

  /// Whether the controller's content is being edited. Default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Begins or ends editing, and updates ``editButtonItem``. Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButton?.title = editTitle
    editButton?.style = editing ? .done : .plain
  }

  private var editButton: UIBarButtonItem?
  private var editTitle: String { editing ? "Done" : "Edit" }

  /// A button that toggles editing, with the title `Edit` or `Done`.
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(
      title: editTitle,
      primaryAction: UIAction { [weak self] _ in
        if let self { self.setEditing(!self.isEditing, animated: true) }
      })
    button.style = editing ? .done : .plain
    editButton = button
    return button
  }

  // MARK: Memory

  /// Called on low memory. Never called, since memory is not observed.
  open func didReceiveMemoryWarning() {}
}

/// A class that creates controllers for restoration. Never called: no state is restored. Source:
/// Apple, UIViewControllerRestoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller to restore; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// A weak reference to a scroll view.
private struct WeakScrollView {
  weak var view: UIScrollView?
}

// Unsupported: UIViewController.modalTransitionStyle · absent · Flips and curls are absent.
// Unsupported: UIViewController.preferredTransition · kept · `.zoom` is logged and not drawn. ·
//   test: PresentationTests
// Unsupported: UIViewController.restorationIdentifier · kept · Controllers store it and views do
//   not. Nothing is restored. · test: ControllerElementTests
// Unsupported: UIViewController.encodeRestorableState(with:) · kept · It and its counterparts are
//   never called. · test: AppLaunchTests
// Unsupported: UIViewController.setNeedsStatusBarAppearanceUpdate() · kept · It has no effect: the
//   status bar is not drawn, and its preferences are read on each access. · test: AppLaunchTests
// Unsupported: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations() · kept · It has no
//   effect; neither have those for the home indicator and the screen's edges. · test:
//   AppLaunchTests
