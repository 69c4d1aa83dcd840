@_spi(UIKit) import UIKitViews

/// A container with a tab bar at the bottom that selects one of its controllers.
///
/// The bar is 49 points high, and its background extends to the screen's edge; both add to the safe
/// area of the selected controller. With more than five controllers, the fifth tab shows a list of
/// those without a tab. Source: Apple, UITabBarController.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The largest number of tabs.
  private static let maximumTabCount = 5

  /// The tab bar. Its delegate is the controller from the start.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.delegate = self
    bar.chosen = { [weak self] in self?.touch($0) }
    bar.isManaged = true
    return bar
  }()

  /// The delegate of the tab bar controller. Default nil.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers of the tabs. Setting it keeps the selected controller if it is still among
  /// them. Default nil.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected controller. The list's navigation controller counts as selected while its tab is.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard newValue === more || controllers.contains(where: { $0 === newValue }) else {
        stop(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      choose(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` while the More list is shown.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { choose(controllers[newValue]) } }
  }

  /// The controllers that the user may rearrange. Ignored. Default nil.
  open var customizableViewControllers: [UIViewController]?

  /// The tabs, since iOS 18. Setting it sets ``viewControllers`` to each tab's controller; a group
  /// shows its first child. Default none.
  open var tabs: [UITab] = [] {
    didSet {
      setViewControllers(tabs.compactMap { $0.controllerForBar(of: self) }, animated: false)
    }
  }

  /// Sets ``tabs``. The change is not animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// Returns the tab with an identifier, also in groups; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.flatMap(\.withDescendants).first { $0.identifier == identifier }
  }

  /// The identifier under which the user's order of tabs is kept. Ignored. Default nil.
  open var customizationIdentifier: String?

  /// The selected one of ``tabs``. Default the first.
  open var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selected } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// The display mode of the tabs. Ignored: the tabs are in the bar. Default `.automatic`.
  open var mode = Mode.automatic

  /// A display mode of the tabs. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// The default of the device.
    case automatic = 0
    /// A tab bar.
    case tabBar = 1
    /// A sidebar.
    case tabSidebar = 2
  }

  /// Whether the bar is hidden. Default false.
  open var isTabBarHidden: Bool {
    get { isBarOmitted }
    set { setTabBarHidden(newValue, animated: false) }
  }

  private var isBarOmitted = false

  /// Hides or shows the bar. The change is not animated.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarOmitted = hidden
    if isViewLoaded { placeContent() }
  }

  /// The navigation controller with the list of the controllers without a tab.
  public private(set) lazy var moreNavigationController: UINavigationController = {
    let list = MoreListController { [weak self] in self?.fromList($0) }
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(title: "More", image: ControlSymbol.more.image, tag: 0)
    return navigation
  }()

  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private var transition: ControllerTransition?
  private let content = UIView(frame: .zero)

  // MARK: Selection

  /// Sets the controllers of the tabs. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in controllers where !new.contains(where: { $0 === old }) {
      if old === selected { show(nil) }
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    controllers = new
    for controller in new.prefix(hasMore ? Self.maximumTabCount - 1 : new.count)
    where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if hasMore, more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    }
    (more.viewControllers.first as? MoreListController)?.show(Array(new.dropFirst(visibleTabs)))
    tabBar.items = withTabs.map(\.tabBarItem)
    if selected == nil, let first = new.first { choose(first) }
    updateSelectedItem()
    if showsContent { loadNavigationViews() }
  }

  /// Loads the views of the navigation controllers in tabs, not those of their roots. Source:
  /// pointfreeco/swift-snapshot-testing, testViewControllerHierarchy.
  private func loadNavigationViews() {
    for case let navigation as UINavigationController in controllers.prefix(visibleTabs) {
      navigation.loadViewIfNeeded()
    }
  }

  private var more: UINavigationController { moreNavigationController }
  private var hasMore: Bool { controllers.count > Self.maximumTabCount }
  private var visibleTabs: Int { hasMore ? Self.maximumTabCount - 1 : controllers.count }

  /// The controllers that have a tab.
  private var withTabs: [UIViewController] {
    controllers.prefix(visibleTabs) + (hasMore ? [more] : [])
  }

  private func choose(_ controller: UIViewController) {
    guard controller !== selected else { return }
    guard withTabs.contains(where: { $0 === controller }) else {
      return selectFromMoreList(controller)
    }
    show(controller)
  }

  /// Shows a controller without a tab in the list's navigation controller.
  private func selectFromMoreList(_ controller: UIViewController) {
    more.setViewControllers([more.stack[0], controller], animated: false)
    show(more)
    selected = controller
  }

  private func fromList(_ controller: UIViewController) {
    guard delegate?.tabBarController?(self, shouldSelect: controller) ?? true else { return }
    more.pushViewController(controller, animated: true)
    selected = controller
    delegate?.tabBarController?(self, didSelect: controller)
  }

  /// Called after the user has tapped an item of the bar, before its controller is selected. The
  /// default does nothing; overrides need not call super. Source: Apple, UITabBarDelegate.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Called before the user customizes the items: never, since that is unsupported.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Called while the user customizes the items: never.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Called before the customization ends: never.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Called after the customization: never.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  private func touch(_ item: UITabBarItem) {
    guard let controller = withTabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController?(self, shouldSelect: controller) ?? true
    else { return updateSelectedItem() }
    if controller === displayedController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    if controller === more { selected = displayedController === more ? selected : nil }
    choose(controller)
    delegate?.tabBarController?(self, didSelect: controller)
    updateSelectedItem()
  }

  private func updateSelectedItem() { tabBar.selectedItem = displayedController?.tabBarItem }

  // MARK: Transitions

  /// The controller with a tab whose view is visible.
  private var displayedController: UIViewController?
  /// Whether that view has been added to this controller's view.
  private var showsContent = false

  private func show(_ controller: UIViewController?) {
    transition?.finishNow()
    let old = displayedController
    (selected, displayedController) = (controller, controller)
    updateSelectedItem()
    guard showsContent, old !== controller else { return }
    controller?.loadViewIfNeeded()
    let transition = ControllerTransition(
      ControllerTransition.Parts(
        container: content, from: old, to: controller, fromView: old?.viewIfLoaded,
        toView: controller?.view, initialFrame: content.bounds, finalFrame: content.bounds),
      animator: animator(from: old, to: controller))
    self.transition = transition
    let animated = transition.isAnimated
    if isVisibleOrAppearing { controller?.beginAppearanceIfNeeded(true, animated: animated) }
    old?.beginAppearanceIfNeeded(false, animated: animated)
    controller.map(prepare)
    transition.cleanUp = { [weak self] _ in self?.end(old, controller) }
    transition.afterwards = { [weak self] _ in self?.transition = nil }
    transition.start()
  }

  private func animator(
    from old: UIViewController?, to controller: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isVisibleOrAppearing, let old, let controller else { return nil }
    return delegate?.tabBarController?(
      self, animationControllerForTransitionFrom: old, to: controller) ?? nil
  }

  private func end(_ old: UIViewController?, _ controller: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    if let view = controller?.view, view.superview !== content { content.addSubview(view) }
    controller.map(prepare)
    if hasAppeared { controller?.endAppearanceTransition() }
  }

  // MARK: UIViewController

  /// Adds the content view and the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    placeBar()
  }

  /// Loads the selected controller's view after the bar has been placed on the screen.
  package override func showContent() {
    guard !showsContent else { return }
    showsContent = true
    placeBar()
    if let displayedController {
      prepare(displayedController)
      content.addSubview(displayedController.view)
    }
    loadNavigationViews()
  }

  /// Lays out the bar and the content.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeContent()
  }

  /// Lays out the bar and the content again.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  /// The visible child: the selected controller.
  package override var visibleChildren: [UIViewController] {
    displayedController.map { [$0] } ?? []
  }

  package override var forwardsAppearanceMethodsItself: Bool { true }

  package override var nearestTabBarController: UITabBarController? { self }

  /// Whether the bar is hidden, also by a controller of the selected navigation controller with
  /// `hidesBottomBarWhenPushed`; the bar is then beyond the leading edge.
  private var isBarHidden: Bool {
    if isBarOmitted { return true }
    return (displayedController as? UINavigationController)?.stack.contains {
      $0.hidesBottomBarWhenPushed
    }
      ?? false
  }

  /// Lays out the bar and the content; a nested navigation controller calls it during a push or
  /// pop.
  func placeContent() {
    placeBar()
    if transition == nil, let displayedController, showsContent { prepare(displayedController) }
    notifyBarOfContent()
  }

  /// Updates the bar after content of the selected controller has reached or left it.
  @_spi(UIKit) open override func contentEdgesDidChange() {
    notifyBarOfContent()
    super.contentEdgesDidChange()
  }

  private func notifyBarOfContent() {
    tabBar.isContentAtEdge = contentAtEdge(.bottom)?.isContentAtBottom ?? true
  }

  package override var childForContentUnderBars: UIViewController? { displayedController }

  private func placeBar() {
    let height = tabBar.intrinsicContentSize.height + view.safeAreaInsets.bottom
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let aside = isMirrored ? view.bounds.width : -view.bounds.width
    tabBar.frame = CGRect(
      x: isBarHidden ? aside : 0, y: view.bounds.height - height, width: view.bounds.width,
      height: height)
  }

  /// Whether the bar is visible.
  var isBarVisible: Bool { !isBarHidden }

  private func prepare(_ controller: UIViewController) {
    let bar = isBarHidden ? 0 : tabBar.intrinsicContentSize.height
    var insets = view.safeAreaInsets + UIEdgeInsets(top: 0, left: 0, bottom: bar, right: 0)
    var frame = content.bounds
    let extendsUnderBar =
      controller.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if bar > 0, !extendsUnderBar {
      frame.size.height = max(0, frame.height - insets.bottom)
      insets.bottom = 0
    }
    controller.view.frame = frame
    controller.view.setSafeAreaInsets(insets)
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains this controller.
  ///
  /// - Complexity: O(depth).
  public var tabBarController: UITabBarController? { parent?.nearestTabBarController }
}

// Unsupported: UITabBarController: more items · works · The list of further controllers is not
//   edited. A navigation controller in it keeps its own bar. · test: TabBarControllerTests
