/// What a controller wants of the device around its view, and whether it edits: the part of
/// ``UIViewController`` that most apps override and that nothing is drawn of.
///
/// There is no status bar and no home indicator; ``UIStatusBarManager`` says what controllers want.
/// Source: Apple, UIViewController.
@preconcurrency @MainActor
open class ControllerPreferences: UIResponder {
  // MARK: Status bar

  /// How the status bar looks. Default `.default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar. Default false.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes. Default `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says how the status bar looks; nil, the default, for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether there is a status bar; nil, the default, for the controller
  /// itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller, presented so that it does not cover the screen, says how the status
  /// bar looks. Default false: the one that presents it says so.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Asks for the preferences again, which are read whenever somebody asks.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Content under bars

  private var contentScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]

  /// Says which scroll view's content bars at an edge look at; nil for the root view or its first
  /// subview. Source: Apple, UIViewController.setContentScrollView(_:for:).
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for one in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing] where edge.contains(one) {
      contentScrollViews[one.rawValue] = scrollView.map(WeakScrollView.init)
    }
    placeUnderBarsDidChange()
  }

  /// The scroll view that was set for an edge; nil without one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.view
  }

  /// The child whose content lies under the bars around; nil, the default, for the controller's
  /// own.
  package var childUnderBars: UIViewController? { nil }

  // MARK: Containers

  /// Whether a tab bar around the navigation controller goes away while this controller is in its
  /// stack. Default false.
  open var hidesBottomBarWhenPushed = false
  /// Whether what is presented in the current context covers this controller. Default false.
  open var definesPresentationContext = false
  /// Whether fingers cannot dismiss the controller. Default false.
  open var isModalInPresentation = false

  // MARK: Edges

  /// Whether the home indicator goes away. Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says so; nil, the default, for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks for the preference again. There is no indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// At which edges the controller's gestures come before the system's. Default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that says so; nil, the default, for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Asks for the preference again. The system has no gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The edges at which the view goes on under translucent bars. Default all.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { placeUnderBarsDidChange() } }
  /// Whether the view goes on under opaque bars, too. Default false.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { placeUnderBarsDidChange() } }
  /// What a navigation controller's tool bar shows while the controller is on top. Default nil.
  open var toolbarItems: [UIBarButtonItem]? { didSet { placeUnderBarsDidChange() } }
  /// Sets ``toolbarItems``. Never animated here.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The name under which an app restores the controller. Kept: nothing is restored here. Default
  /// nil.
  open var restorationIdentifier: String?
  /// Writes what is needed to restore the controller. Called by nobody.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what was written. Called by nobody.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when everything was restored. Called by nobody.
  open func applicationFinishedRestoringState() {}

  /// How the controller comes and goes, instead of its style's way. `.zoom` is said and not drawn:
  /// the style's way is taken. Default nil.
  open var preferredTransition: UIViewController.Transition?

  /// Whether the keyboard stays where no field is written to any more. Default false.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether a controller that is presented in this one's context comes as this one says. Kept.
  /// Default false.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus goes back to where it was. Kept; there is no focus. Default true.
  open var restoresFocusAfterTransition = true
  /// What the focus moves through together. Kept; there is no focus. Default nil.
  open var focusGroupIdentifier: String?
  /// What a press on the controller's preview offered before iOS 13. Asked for by nobody. Default
  /// none.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Called when the containers' bars leave the view another place, or show something else.
  package func placeUnderBarsDidChange() {}

  // MARK: Orientation

  /// How the controller may be turned. Default all ways, on phones but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the controller turns with the device. Default true.
  open var shouldAutorotate: Bool { true }
  /// How the controller is turned when it is presented. Default upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Asks for the orientations again. Nothing turns the screen but ``UIWindow/turn(animated:)``.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// How the screen is turned, by its size.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  // MARK: Editing

  /// Whether the controller's content is being edited. Default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Begins or ends editing, and has ``editButtonItem`` say so. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButton?.title = editTitle
    editButton?.style = editing ? .done : .plain
  }

  private var editButton: UIBarButtonItem?
  private var editTitle: String { editing ? "Done" : "Edit" }

  /// A button that begins and ends editing, and is called `Edit` or `Done`.
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

  /// Called when memory is short: never, nothing watches it here.
  open func didReceiveMemoryWarning() {}
}

/// Does not keep a scroll view.
private struct WeakScrollView {
  weak var view: UIScrollView?
}

// Unsupported: UIViewController.modalTransitionStyle · absent · Flips and curls are absent.
// Unsupported: UIViewController.preferredTransition · kept · `.zoom` is logged and not drawn.
// Unsupported: UIViewController.restorationIdentifier · kept · Controllers keep it and views leave
//   it out. Nothing is restored.
