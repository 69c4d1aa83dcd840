import Sessions

/// Manages a tree of views: loads it, configures it and is notified when it appears. Source: Apple,
/// UIViewController.
@preconcurrency @MainActor
open class UIViewController: ControllerPreferences, UIContentContainer {
  /// The title that containers show, for example in a navigation bar.
  open var title: String? {
    didSet {
      navigationItem.title = title
      storedTabBarItem?.title = title
      notifyObservers(of: "title", from: oldValue, to: title)
    }
  }

  /// The root view. The first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewOwner = nil
      loadedView = newValue
      newValue?.viewOwner = self
      newValue?.traitsMayHaveChanged()
    }
  }

  /// The root view, or nil if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The tab bar item of this controller. Default an item with its title; a navigation controller's
  /// default is its root's item.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemInUse }
    set { storedTabBarItem = newValue }
  }

  /// The tab bar item that was set, or created on first access.
  package var storedTabBarItem: UITabBarItem?

  /// The tab bar item that represents the controller.
  package var tabBarItemInUse: UITabBarItem {
    let item = storedTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  /// The item that a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The parent controller.
  open package(set) weak var parent: UIViewController?

  /// The child controllers.
  open package(set) var children: [UIViewController] = []

  /// The preferred size of the controller's view in a presentation or preview, in points; zero, the
  /// default, for the view's own size.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notifyOfPreferredContentSize() } }
  }

  /// The insets that the controller adds to the root view's safe area, in points, for example for
  /// its own bars. Default zero.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The minimum margins of the root view, in points: 16 at the sides, 20 from a width of 414 on;
  /// zero outside a window.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``. Default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { minimumMarginsDidChange() } }
  }

  /// The render session in which the controller was created.
  final let ownSession = RenderSession.current.root

  /// The controller's nib and storyboard scene.
  package var nibContents = ControllerNib()

  /// The content that is shown while the controller's own content is unavailable.
  final var contentUnavailableState = ContentUnavailableState()

  final var loadedView: UIView?
  /// The controller's trait overrides; nil if there are none.
  package final var traitState: TraitState?
  final var appearance = ControllerAppearance()
  /// The presented controller, the presenting controller and the presentation's state.
  final var presentation = PresentationLinks()
  /// The transition that shows or hides the controller.
  weak var runningTransition: ControllerTransition?

  // MARK: Lifecycle

  /// Creates a controller whose view is loaded on first access.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller with a view from a nib; without a name, from the nib named after the
  /// class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    nibContents.name = nibNameOrNil
    nibContents.bundle = nibBundleOrNil
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    coder.describe(self, as: UIViewController.self)
  }

  /// Loads the root view from the controller's scene or nib, or creates a plain view of the
  /// screen's size.
  open func loadView() {
    if loadsViewFromNib() { return }
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Sets the view loaded from a nib.
  package func take(nibView: UIView) { view = nibView }

  // MARK: Showing controllers

  /// Shows a controller in the nearest ancestor that overrides this method, such as a navigation
  /// controller; without one, presents it. Source: Apple, UIViewController.show(_:sender:).
  open func show(_ vc: UIViewController, sender: Any?) { showInTarget(vc, sender) }

  /// Shows a detail controller in the nearest ancestor that overrides this method, such as a split
  /// view controller; without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInTarget(vc, sender)
  }

  /// Returns the nearest ancestor that overrides an action, such as the two above.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ShowOverride.target(of: action, self, sender)
  }

  // MARK: Segues

  /// Performs a segue of the controller's scene. An unknown identifier stops the program.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Nibs.documents.performSegue(identifier, of: self, sender: sender)
  }

  /// Returns whether a segue is performed. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to configure its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  package override func barLayoutDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns whether an unwind segue may lead back to this controller. By default whether the
  /// controller has the segue's method; the source tool writes it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }

  /// Performs one step of an unwind segue. The default does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Loading

  /// Called once, after the root view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after ``viewWillAppear(_:)``, when the view is in its place in the window and before
  /// its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The traits of the controller: those inherited through its view's superviews, or from its
  /// parent while the view has no superview, with the controller's overrides.
  open var traitCollection: UITraitCollection { traitsInEffect }

  /// The interface style of the controller and all its descendants. Default unspecified: the
  /// inherited style. Source: Apple, UIViewController.overrideUserInterfaceStyle.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Returns the traits that override this controller's for a child: those that were set for it;
  /// nil if none were. An override's result has effect at the child's next change of traits, and
  /// when the view is laid out.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { traitsSet(for: childViewController) }

  /// Called after the traits have changed; `traitCollection` has the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the root view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the root view, when that view updates its constraints. Overrides
  /// call super last. Source: Apple, UIViewController.updateViewConstraints().
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The next responder: the presenting controller, else the view's superview, else the parent.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? parent }

  /// Updates ``contentUnavailableConfiguration``. Called before the first layout of the root view
  /// and after each requested update. Source: Apple,
  /// UIViewController.updateContentUnavailableConfiguration(using:).
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Appearance

  /// Whether children get their appearance callbacks automatically, with this controller's and when
  /// their views are added to or removed from its view. Default true; a container that returns
  /// false calls ``beginAppearanceTransition(_:animated:)``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of the view, and of the visible children. Containers
  /// call it once for each child: a second call for a visible child repeats `viewWillAppear(_:)`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance or disappearance of the view.
  open func endAppearanceTransition() { endAppearance() }

  /// The children that are visible with this controller: those whose views are in its view.
  /// Containers that show only some of them override it.
  package var visibleChildren: [UIViewController] {
    guard let root = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: root) == true }
  }

  /// Loads the visible children's views, before the controller appears and before its view is laid
  /// out. Containers that load them lazily override it.
  package func showContent() {}

  /// Called after the view has been added to a window.
  func viewDidEnterWindow() {}

  /// Whether the controller calls its children's appearance methods itself.
  package var forwardsAppearanceMethodsItself: Bool { !shouldAutomaticallyForwardAppearanceMethods }

  // MARK: Size

  /// Called before the view is resized, for example when the screen rotates; notifies the children
  /// and the presented controller. Overrides call super.
  ///
  /// - Parameters:
  ///   - size: the new size of the view, in points.
  ///   - coordinator: the coordinator, for animations alongside and a completion handler.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    notifyChildren(of: size, coordinator)
  }

  /// Called before the traits change; notifies the children and the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children + [presentation.presented].compactMap({ $0 }) {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// Returns the size, in points, of a child's view for a size of this one. Default the same size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after ``preferredContentSize`` of a child or of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The coordinator of the transition that shows, hides or resizes this controller or an ancestor;
  /// nil without a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator ?? parent?.transitionCoordinator
  }

  /// Replaces a child's view by another child's view, with an animation. Both must be children of
  /// this controller; the first remains one until it is removed.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view is removed.
  ///   - toViewController: the child whose view is added.
  ///   - duration: in seconds of the virtual clock.
  ///   - options: the options; a transition among them flips or fades the common superview.
  ///   - animations: further changes to animate.
  ///   - completion: called at the end, after the first view has been removed.
  /// Source: Apple, UIViewController.transition(from:to:duration:options:animations:completion:).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration, options, animations, completion)
  }

  // MARK: Presenting

  /// The presentation style. Default `.pageSheet`, which replaces `.automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet { didSet { fixStyle() } }
  /// The transition style of the presentation. Default `.coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The delegate for custom transitions. Default nil.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a scroll view that fills the controller, in a navigation controller, is inset by the
  /// bars even if its content does not scroll, as with `.automatic` of
  /// `contentInsetAdjustmentBehavior`. Default true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Presents a controller over this one or an ancestor, according to its presentation style.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to present.
  ///   - flag: whether the presentation is animated.
  ///   - completion: called after the controller has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the controller that this one presents, with all that it presents in turn; if there
  /// is none, dismisses this controller.
  ///
  /// - Parameters:
  ///   - flag: whether the dismissal is animated.
  ///   - completion: called after the controller has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }

  // MARK: Containment

  /// Adds a child controller. The caller must add its view.
  open func addChild(_ childController: UIViewController) {
    if childController.parent !== self { embed(childController) }
  }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`. The caller must
  /// call `willMove`.
  open func removeFromParent() {
    if parent != nil { leaveParent() }
  }

  /// Called before the controller is added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has been added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The tab bar controller that a child of this controller returns.
  package var nearestTabBarController: UITabBarController? { tabBarController }

  /// Returns a custom presentation controller; nil for the one of the presentation style.
  func ownPresentationController() -> UIPresentationController? { nil }

  /// The navigation controller that a child of this controller returns.
  package var nearestNavigationController: UINavigationController? { navigationController }

  /// Called before the controller is pushed over another one. Returns a closure to call once its
  /// view is shown, with whether the push is animated; nil, the default, for none.
  func willBePushed(over other: UIViewController?) -> ((_ animated: Bool) -> Void)? { nil }

  /// Called before the controller is uncovered by a pop. Returns a closure to call once the
  /// view is shown, with whether the pop is animated; nil, the default, for none.
  func willBeUncovered() -> ((_ animated: Bool) -> Void)? { nil }
}
