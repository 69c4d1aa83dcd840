import Sessions

/// Owns a tree of views: it loads them, gives them their data and hears when they appear.
///
/// Source: Apple, UIViewController.
@preconcurrency @MainActor
open class UIViewController: ControllerPreferences, UIContentContainer {
  /// The name a container shows, such as a navigation bar.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
      tellObservers(of: "title", from: oldValue, to: title)
    }
  }

  /// The root view; the first access loads it.
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

  /// The root view if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// What a tab bar shows for this controller. Default its title; a navigation controller's is its
  /// root's.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemInUse }
    set { ownTabBarItem = newValue }
  }

  /// The item that was set, or made when it was first asked for.
  package var ownTabBarItem: UITabBarItem?

  /// The item that stands for the controller.
  package var tabBarItemInUse: UITabBarItem {
    let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The controller this one lies in.
  open package(set) weak var parent: UIViewController?

  /// The controllers inside this one.
  open package(set) var children: [UIViewController] = []

  /// The size that the controller would like its view to have where it is previewed, in points;
  /// zero, the default, for the view's own.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { tellOfPreferredContentSize() }
    }
  }

  /// What a container's own bars cover besides, in points; added to the root view's safe area.
  /// Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() }
    }
  }

  /// The least margins of the root view, in points: 16 at the sides, 20 from a width of 414 on;
  /// none outside a window.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    guard viewIfLoaded?.window != nil else { return .zero }
    let side: CGFloat = (viewIfLoaded?.widthForMargins ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``. Default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { minimumMarginsDidChange() } }
  }

  /// The session that the controller was made in.
  final let ownSession = RenderSession.current.root

  /// What the controller has of nibs and storyboards.
  package var nibContents = ControllerNib()

  /// What the controller shows in the place of content that is missing.
  final var missingContent = MissingContent()

  final var loadedView: UIView?
  /// What the controller has of traits besides its surroundings'; nil for nothing.
  package final var traitState: TraitState?
  final var appearance = ControllerAppearance()
  /// What the controller presents, and what presents it.
  final var presentation = PresentationLinks()
  /// The transition in which the controller comes or goes.
  weak var runningTransition: ControllerTransition?

  // MARK: Lifecycle

  /// A controller whose view is loaded when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller whose view a nib has; without a name, a nib that is named as the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    nibContents.name = nibNameOrNil
    nibContents.bundle = nibBundleOrNil
  }

  /// A controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    super.init()
    coder.describe(self, as: UIViewController.self)
  }

  /// Makes the root view: the one of the controller's scene or nib, or a plain view of the screen's
  /// size.
  open func loadView() {
    if loadsViewFromNib() { return }
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Takes the view that a nib has for the controller.
  package func take(nibView: UIView) { view = nibView }

  // MARK: Showing

  /// Shows a controller in the next one around that has a way of its own, as a navigation
  /// controller; without one it is presented. Source: Apple, UIViewController.show(_:sender:).
  open func show(_ vc: UIViewController, sender: Any?) { showInTarget(vc, sender) }

  /// The same for details, as a split controller shows them.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInTarget(vc, sender)
  }

  /// The next controller around that does an action, such as both above, in a way of its own.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ShowOverride.target(of: action, self, sender)
  }

  // MARK: Segues

  /// Goes where a segue of the controller's scene leads. A name that it does not have stops the
  /// program.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Nibs.documents.performSegue(identifier, of: self, sender: sender)
  }

  /// Whether a segue is gone. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is gone, to give its destination what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  package override func placeUnderBarsDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether an unwind segue may lead back to this controller. The default is whether it has the
  /// segue's method: what its source writes, with the source tool.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }

  /// Goes a step of the way back to a controller. The default does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Loading

  /// Called once, after the root view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after ``viewWillAppear(_:)``, when the view lies where it is going to be seen: before
  /// its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The traits of what lies around the controller's view, with what the controller overrides;
  /// those of its parent while its view lies nowhere.
  open var traitCollection: UITraitCollection { traitsInEffect }

  /// How light the controller is, with all that lies inside, whatever lies around. Default
  /// unspecified: as what lies around. Source: Apple, UIViewController.overrideUserInterfaceStyle.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called when the traits have changed; `traitCollection` says what they are now.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the root view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Changes the constraints of the root view; overriders call super last. It comes where the root
  /// view updates its constraints. Source: Apple, UIViewController.updateViewConstraints().
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The responder after the controller: the superview of its view.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Sets ``contentUnavailableConfiguration`` as the content asks for. It comes before the root
  /// view is first laid out, and whenever it was asked for. Source: Apple,
  /// UIViewController.updateContentUnavailableConfiguration(using:).
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Appearance

  /// Whether children hear by themselves that they appear and disappear with this controller, and
  /// when their views are put into its view or taken out of it. Default true; a container that
  /// says false tells them with ``beginAppearanceTransition(_:animated:)``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a controller that its view is about to appear or disappear, and its children that are
  /// seen with it; not what is the case already. A container calls it for children it shows.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a controller that its view has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  /// The children that are seen when this controller is: those whose views lie in its view. A
  /// container that shows some of them only overrides it.
  package var seenChildren: [UIViewController] {
    guard let root = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: root) == true }
  }

  /// Loads what the controller shows of its children, before it appears and before its view is laid
  /// out. A container that loads them late overrides it.
  package func showContent() {}

  /// Called when the view has been put into a window.
  func viewCameIntoWindow() {}

  /// Whether the controller itself tells the children that it shows.
  package var tellsChildrenItself: Bool { !shouldAutomaticallyForwardAppearanceMethods }

  // MARK: Size

  /// Called before the view gets another size, as when the screen is turned; it tells the children
  /// and what is presented. An override calls super.
  ///
  /// - Parameters:
  ///   - size: the size the view is going to have, in points.
  ///   - coordinator: lets something be animated along, and tells of the end.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(of: size, coordinator)
  }

  /// Called before the traits change; it tells the children and what is presented.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children + [presentation.presented].compactMap({ $0 }) {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// The size, in points, that a child's view has when this controller's has another. Default that.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when ``preferredContentSize`` of a child, or of what is presented, has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The transition in which the controller, or one around it, comes, goes or changes its size; nil
  /// without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator ?? parent?.transitionCoordinator
  }

  /// Puts a child's view in the place of another one's, with an animation. Both have to be children
  /// of this controller; the first stays one until it is removed.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view goes.
  ///   - toViewController: the child whose view comes.
  ///   - duration: in seconds of the virtual clock.
  ///   - options: a transition among them turns or fades what both lie in.
  ///   - animations: what else changes, animated.
  ///   - completion: called at the end, when the first view was taken out.
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

  /// How the controller is presented. Default `.automatic`, a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes. Default from below.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Who animates it in its own way. Default nil.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a scroll view that fills the controller, in a navigation controller, keeps off the
  /// bars even where its content does not scroll, as `.automatic` of
  /// `contentInsetAdjustmentBehavior` says. Default true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Shows a controller over this one, or over what is around it, as its presentation style says.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller.
  ///   - flag: whether it comes with an animation.
  ///   - completion: called when it has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away what this controller presents, with all that it presents in turn; without any, this
  /// controller.
  ///
  /// - Parameters:
  ///   - flag: whether it goes with an animation.
  ///   - completion: called when it has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }

  // MARK: Containment

  /// Makes another controller a child. Its view has to be added by the caller.
  open func addChild(_ childController: UIViewController) {
    if childController.parent !== self { embed(childController) }
  }

  /// Takes the controller out of its parent. `didMove(toParent: nil)` is called; `willMove` is for
  /// the caller.
  open func removeFromParent() {
    if parent != nil { leaveParent() }
  }

  /// Called before the controller becomes a child or stops being one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller became a child or stopped being one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The tab bar controller that a child of this controller is in.
  package var innermostTabs: UITabBarController? { tabBarController }

  /// What presents the controller in a way of its own; nil for its presentation style's.
  func ownPresentationController() -> UIPresentationController? { nil }

  /// The navigation controller that a child of this controller is in.
  package var innermostNavigation: UINavigationController? { navigationController }

  /// Called before the controller is pushed over another one. Returns what is to happen once its
  /// view is shown, given whether that is animated; nil, the default, for nothing.
  func willBePushed(over other: UIViewController?) -> ((_ animated: Bool) -> Void)? { nil }

  /// The same before the controller is shown again because the one over it goes.
  func willBeUncovered() -> ((_ animated: Bool) -> Void)? { nil }
}
