@_spi(UIKit) import UIKitViews

/// A container with a stack of controllers, and a bar with the top controller's title, its buttons
/// and a back button.
///
/// The bar is below the top safe area, and its background extends to the screen's edge; both add
/// to the safe area of the controllers. The status bar is not drawn. A swipe from the leading edge
/// pops the top controller.
///
/// Source: Apple, UINavigationController.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A change of the stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }

  /// The navigation bar.
  public let navigationBar: UINavigationBar

  /// The controllers of the stack, the top one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller of the stack.
  public var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one presented on top of the stack, or the top controller.
  public var visibleViewController: UIViewController? {
    var visible = topViewController
    while let presented = visible?.presentation.presented { visible = presented }
    return presentation.presented ?? visible
  }

  /// The delegate of the navigation controller. Default nil.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Whether the navigation bar is hidden. Default false.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// The recognizer of the swipe from the leading edge that pops the top controller. Without a
  /// delegate it begins if there is a controller to pop to.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.recognizer }

  /// Whether a tap outside controls hides or shows the bars. Default false.
  open var hidesBarsOnTap: Bool {
    get { hidingBars.onTap }
    set { hidingBars.onTap = newValue }
  }
  /// Whether a swipe up hides the bars and a swipe down shows them. Default false.
  open var hidesBarsOnSwipe: Bool {
    get { hidingBars.onSwipe }
    set { hidingBars.onSwipe = newValue }
  }
  /// Whether the bars hide when the keyboard appears. Default false.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { hidingBars.whenKeyboardAppears }
    set { hidingBars.whenKeyboardAppears = newValue }
  }
  /// Whether the bars hide on phones in landscape. Ignored: they stay. Default false.
  open var hidesBarsWhenVerticallyCompact = false
  /// The recognizer of the tap that hides or shows the bars.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingBars.tap }
  /// The recognizer of the swipe that hides or shows the bars.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingBars.swipe }

  private lazy var hidingBars = HidingBars(of: self)

  var stack: [UIViewController] = []
  var transition: ControllerTransition?
  let content = UIView(frame: .zero)
  lazy var backSwipe = BackSwipe(of: self)
  let tools: NavigationTools
  var isBarHidden = false
  /// Whether the view has been in a window or about to appear. Before that the bar is above the
  /// view's top edge, and content begins at that edge. Source: KataScreenshotIOS' pictures of
  /// navigation controllers outside windows.
  private var isBarPlaced = false
  /// Whether the top controller's view has been added to this controller's view.
  private(set) var showsTop = false
  private var isBarMoving = false
  /// The visible height of the collapsing rows, with the large title and the search bar, in points;
  /// nil if there are none.
  var visibleRowsHeight: CGFloat?
  /// The full height of the collapsing rows at the last layout, in points.
  var lastExpandedRowsHeight: CGFloat = 0

  // MARK: Lifecycle

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    (navigationBar, tools) = (UINavigationBar(frame: .zero), NavigationTools(UIToolbar.self))
    super.init(nibName: nil, bundle: nil)
    adopt(rootViewController)
    stack = [rootViewController]
    rootViewController.didMove(toParent: self)
  }

  /// Creates a navigation controller with an empty stack and the names of its view's nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, tools) = (UINavigationBar(frame: .zero), NavigationTools(UIToolbar.self))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with an empty stack and custom bar classes; nil for the
  /// default classes.
  ///
  /// Source: Apple, UINavigationController.init(navigationBarClass:toolbarClass:).
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    navigationBar = barClass.make(frame: .zero) as? UINavigationBar ?? UINavigationBar(frame: .zero)
    tools = NavigationTools(toolbarClass as? UIToolbar.Type ?? UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a navigation controller from a storyboard.
  public required init?(coder: NSCoder) {
    (navigationBar, tools) = (UINavigationBar(frame: .zero), NavigationTools(UIToolbar.self))
    super.init(coder: coder)
    coder.describe(self, as: UINavigationController.self)
  }

  // MARK: The stack

  /// Pushes a controller; with animation it slides in from the trailing edge.
  ///
  /// Collection view controllers that turn one layout into another
  /// (`useLayoutToLayoutNavigationTransitions`) animate that instead.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      stop(
        "Pushing the same view controller instance more than once is not supported",
        exception: "NSInvalidArgumentException")
    }
    let finish = viewController.willBePushed(over: topViewController)
    change(to: stack + [viewController], animated: animated && finish == nil, notifies: animated)
    finish?(animated)
  }

  /// Pops the top controller unless it is the root. Returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[stack.count - 2], animated: animated)?.last
  }

  /// Pops all controllers above a controller. Returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      stop(
        "Tried to pop to a view controller that doesn't exist.",
        exception: "NSInternalInconsistencyException")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    let finish = viewController.willBeUncovered()
    change(
      to: Array(stack[...index]), animated: animated && finish == nil, notifies: animated)
    finish?(animated)
    return popped
  }

  /// Pops all controllers except the root. Returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the controllers of the stack; animated as a push, or as a pop if the new top
  /// controller was in the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated, notifies: animated)
  }

  /// Pushes a controller with ``pushViewController(_:animated:)``.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Shows or hides the navigation bar. With animation it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated, isVisibleOrAppearing else { return view.setNeedsLayout() }
    isBarMoving = true
    navigationBar.isHidden = false
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.placeContent()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.isBarMoving = false
      self.view.setNeedsLayout()
    }
  }

  /// The duration of hiding and showing a bar, in seconds. Source: Apple.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: UIViewController

  /// Adds the bar and the content view. The top controller's view is loaded when this one is about
  /// to appear or to be laid out.
  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(navigationBar)
    navigationBar.isManaged = true
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    view.addGestureRecognizer(backSwipe.recognizer)
    hidingBars.update()
    updateBarItems()
    placeBars()
  }

  /// Loads the top controller's view after the bars have been placed on the screen. Source: a log
  /// of a launch, <https://blog.uso400.net/xcode8-uiviewcontroller-view-subviews-frame/>.
  package override func showContent() {
    guard !showsTop else { return }
    showsTop = true
    showTopWithoutTransition()
  }

  /// Lays out the bars and the content.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isBarMoving { navigationBar.isHidden = isBarHidden }
    placeContent()
  }

  /// Places the bar below the screen's edge.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    placeBarIfNeeded()
  }

  override func viewDidEnterWindow() { placeBarIfNeeded() }

  /// Places the bar when the view is first in a window or about to appear.
  private func placeBarIfNeeded() {
    guard !isBarPlaced else { return }
    isBarPlaced = true
    placeContent()
    view.setNeedsLayout()
  }

  /// Whether the bar is offscreen and takes up no room.
  var isBarOffscreen: Bool { isBarHidden || !isBarPlaced }

  /// Lays out the bars and the content again.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  package override var tabBarItemInUse: UITabBarItem {
    storedTabBarItem ?? stack.first?.tabBarItemInUse ?? super.tabBarItemInUse
  }

  package override var nearestNavigationController: UINavigationController? { self }

  /// The children that can be visible: the top controller and its search controller.
  package override var visibleChildren: [UIViewController] {
    [topViewController, search].compactMap { $0 }.filter { $0.parent === self }
  }

  package override var forwardsAppearanceMethodsItself: Bool { true }

  // MARK: Layout

  func placeContent() {
    placeBars()
    for view in content.subviews { view.viewController.map(applySafeArea) }
    notifyBarsOfContent()
    guard transition == nil, let top = topViewController, let view = top.viewIfLoaded else {
      return
    }
    view.frame = frame(of: top)
  }

  private func placeBars() {
    updateCollapsingRows()
    placeSearches()
    placeBar(below: view.safeAreaInsets)
    placeToolbar(isVisible: isToolbarVisible)
  }

  /// Places the bar. A hidden bar is above the edge, from which it slides in.
  func placeBar(below safe: UIEdgeInsets) {
    let height = barRowHeight + largeTitleHeight + searchHeight
    navigationBar.showSearch(search?.searchBar, height: searchHeight)
    navigationBar.place(
      CGRect(x: 0, y: isBarOffscreen ? -height : barTop, width: view.bounds.width, height: height),
      backgroundAbove: barTop, largeTitle: largeTitleHeight)
  }

  /// The top of the bar, in points: that of the safe area, but higher on phones with a Dynamic
  /// Island. Source: a bar at 53.667 points under a safe area of 59,
  /// <https://github.com/QuintGao/GKNavigationBarSwift/issues/41>, and in UIKit's picture
  /// testNavBarBackButtonTraitsWithTitles.
  var barTop: CGFloat {
    let top = view.safeAreaInsets.top
    guard let edges = view.window?.edges, edges.safeAreaInsets.top == top else { return top }
    return edges.navigationBarTop(pixel: UIScreen.main.pixel)
  }

  /// The height of the row with title and buttons, in points.
  var barRowHeight: CGFloat {
    if hidesTitleRowForSearch { return 0 }
    return view.window.map(\.edges.navigationBarHeight) ?? ScreenEdges().navigationBarHeight
  }

  /// Returns the height of the bar in a controller's safe area, in points. It does not grow when
  /// content is pulled down.
  func barHeight(over controller: UIViewController) -> CGFloat {
    guard !isBarOffscreen else { return 0 }
    guard controller === topViewController || controller === search else { return barRowHeight }
    return barRowHeight + min(visibleRowsHeight ?? 0, expandedRowsHeight) + fixedSearchRow
  }

  /// Updates the bars after content of the top controller has reached or left one of them.
  @_spi(UIKit) open override func contentEdgesDidChange() {
    notifyBarsOfContent()
    super.contentEdgesDidChange()
  }

  func notifyBarsOfContent() {
    navigationBar.contentDidMove(isAtEdge: contentAtEdge(.top)?.isContentAtTop ?? true)
    guard tools.wasCreated else { return }
    tools.bar.isContentAtEdge = contentAtEdge(.bottom)?.isContentAtBottom ?? true
  }

  package override var childForContentUnderBars: UIViewController? { topViewController }

  /// Sets the frame and the safe area of a controller's view before its layout.
  func prepare(_ controller: UIViewController) {
    controller.view.frame = frame(of: controller)
    visibleRowsHeight = nil
    updateCollapsingRows()
    // Under an opaque bar a large title changes the frame.
    controller.view.frame = frame(of: controller)
    applySafeArea(to: controller)
  }
}

// Unsupported: UINavigationController: titles · drawn · How titles move during a push, and when a
//   back title gives way. · uncertain · test: NavigationTransitionTests
// Unsupported: UINavigationController: tab bars · drawn · With `hidesBottomBarWhenPushed` a tab bar
//   moves to the side. · uncertain · test: BottomBarTests
// Unsupported: UINavigationController: large titles · drawn · They move under the scroll view that
//   is the root view or its first subview. It must begin at the screen's top. Pulled content moves
//   the title without enlarging it. · test: LargeTitleTests
// Unsupported: UINavigationController.hidesBarsWhenVerticallyCompact · kept · The bars stay on
//   phones in landscape. · test: HidingBarsTests
