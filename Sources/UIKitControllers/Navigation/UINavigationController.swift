@_spi(UIKit) import UIKitViews

/// A stack of controllers under a bar that shows the top one's title and buttons, and the way back.
///
/// The bar lies below what the screen covers at the top, its background reaches up to the edge, and
/// both are the safe area of the controller below. The status bar itself is not drawn. A finger
/// that comes in from the leading edge takes the top controller away.
///
/// Source: Apple, UINavigationController.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What happens to the stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes.
    case push = 1
    /// A controller goes.
    case pop = 2
  }

  /// The bar at the top.
  public let navigationBar: UINavigationBar

  /// The controllers, the visible one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is on top.
  public var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what the top one presents, or the top one.
  public var visibleViewController: UIViewController? {
    var visible = topViewController
    while let presented = visible?.presentation.presented { visible = presented }
    return presentation.presented ?? visible
  }

  /// Who is told of what is shown. Default nil.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Whether the bar is left out. Default false.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// The finger from the leading edge that takes the top controller away. Without a delegate it
  /// begins where there is a way back.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.recognizer }

  /// Whether a tap beside controls has the bars go or come. Default false.
  open var hidesBarsOnTap: Bool {
    get { hidingBars.onTap }
    set { hidingBars.onTap = newValue }
  }
  /// Whether a finger that moves up has the bars go, and one that moves down come. Default false.
  open var hidesBarsOnSwipe: Bool {
    get { hidingBars.onSwipe }
    set { hidingBars.onSwipe = newValue }
  }
  /// Whether the bars go when a keyboard comes. Default false.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { hidingBars.whenKeyboardAppears }
    set { hidingBars.whenKeyboardAppears = newValue }
  }
  /// Whether the bars go on phones that are held sideways. Kept: they stay. Default false.
  open var hidesBarsWhenVerticallyCompact = false
  /// The tap that has the bars go or come.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingBars.tap }
  /// The finger that has the bars go or come.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingBars.swipe }

  private lazy var hidingBars = HidingBars(of: self)

  var stack: [UIViewController] = []
  var transition: ControllerTransition?
  let content = UIView(frame: .zero)
  lazy var backSwipe = BackSwipe(of: self)
  let tools: NavigationTools
  var isBarHidden = false
  /// Whether the view has been in a window or about to appear. Before that the bar lies above the
  /// view's top edge, where content begins. Source: KataScreenshotIOS' pictures of navigation
  /// controllers outside windows.
  private var isBarPlaced = false
  /// Whether the top controller's view was put into this one's.
  private(set) var showsTop = false
  private var isBarMoving = false
  /// How much of the rows that go away with content is shown, those with the large title and the
  /// search bar, in points; nil where there are none.
  var shownRows: CGFloat?
  /// How high they are where all of them is shown, as they were placed last.
  var knownRows: CGFloat = 0

  // MARK: Lifecycle

  /// A controller whose stack holds a root.
  public init(rootViewController: UIViewController) {
    (navigationBar, tools) = (UINavigationBar(frame: .zero), NavigationTools(UIToolbar.self))
    super.init(nibName: nil, bundle: nil)
    adopt(rootViewController)
    stack = [rootViewController]
    rootViewController.didMove(toParent: self)
  }

  /// A controller with an empty stack; the names are those of a nib with its view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, tools) = (UINavigationBar(frame: .zero), NavigationTools(UIToolbar.self))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with an empty stack and bars of one's own classes; nil for the usual ones.
  ///
  /// Source: Apple, UINavigationController.init(navigationBarClass:toolbarClass:).
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    navigationBar = barClass.make(frame: .zero) as? UINavigationBar ?? UINavigationBar(frame: .zero)
    tools = NavigationTools(toolbarClass as? UIToolbar.Type ?? UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    (navigationBar, tools) = (UINavigationBar(frame: .zero), NavigationTools(UIToolbar.self))
    super.init(coder: coder)
    coder.describe(self, as: UINavigationController.self)
  }

  // MARK: The stack

  /// Shows a controller over the others: it slides in from the trailing edge.
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
    change(to: stack + [viewController], animated: animated && finish == nil, told: animated)
    finish?(animated)
  }

  /// Takes the top controller off, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[stack.count - 2], animated: animated)?.last
  }

  /// Takes off all controllers above one. Returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      stop(
        "Tried to pop to a view controller that doesn't exist.",
        exception: "NSInternalInconsistencyException")
    }
    let popped = Array(stack[(place + 1)...])
    guard !popped.isEmpty else { return [] }
    let finish = viewController.willBeUncovered()
    change(
      to: Array(stack[...place]), animated: animated && finish == nil, told: animated)
    finish?(animated)
    return popped
  }

  /// Takes off all controllers but the root. Returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Gives the stack other controllers. The top one slides in, or back in if it was there.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated, told: animated)
  }

  /// Shows a controller over the others, by ``pushViewController(_:animated:)``.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Shows the bar, or takes it away; animated, it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated, isSeen else { return view.setNeedsLayout() }
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

  /// How long the bar takes to come and to go, in seconds. Source: Apple.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: UIViewController

  /// Puts the bar over the room for the top controller's view, which is loaded when this one is
  /// about to appear or to be laid out.
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
    showTopInBar()
    placeBars()
  }

  /// The top controller's view is loaded when the bars have their places on the screen. Source: a
  /// log of a launch, <https://blog.uso400.net/xcode8-uiviewcontroller-view-subviews-frame/>.
  package override func showContent() {
    guard !showsTop else { return }
    showsTop = true
    showTopAtOnce()
  }

  /// Places bar and content.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isBarMoving { navigationBar.isHidden = isBarHidden }
    placeContent()
  }

  /// Places the bar below the edge.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    placeBarIfNeeded()
  }

  override func viewCameIntoWindow() { placeBarIfNeeded() }

  /// Places the bar the first time that the view is in a window or about to appear.
  private func placeBarIfNeeded() {
    guard !isBarPlaced else { return }
    isBarPlaced = true
    placeContent()
    view.setNeedsLayout()
  }

  /// Whether the bar is offscreen and takes no room.
  var isBarOffscreen: Bool { isBarHidden || !isBarPlaced }

  /// Bar and content follow the screen's edges.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  package override var tabBarItemInUse: UITabBarItem {
    ownTabBarItem ?? stack.first?.tabBarItemInUse ?? super.tabBarItemInUse
  }

  package override var innermostNavigation: UINavigationController? { self }

  /// Only the top controller is seen, and what it is searched with.
  package override var seenChildren: [UIViewController] {
    [topViewController, search].compactMap { $0 }.filter { $0.parent === self }
  }

  package override var tellsChildrenItself: Bool { true }

  // MARK: Places

  func placeContent() {
    placeBars()
    for view in content.subviews { view.viewController.map(giveSafeArea) }
    tellBarsOfContent()
    guard transition == nil, let top = topViewController, let view = top.viewIfLoaded else {
      return
    }
    view.frame = frame(of: top)
  }

  private func placeBars() {
    settleRows()
    placeSearches()
    placeBar(below: view.safeAreaInsets)
    placeToolbar(isShown: isToolbarShown)
  }

  /// Hidden, the bar lies above the edge, from where it slides in.
  func placeBar(below safe: UIEdgeInsets) {
    let height = barRowHeight + largeTitleHeight + searchHeight
    navigationBar.showSearch(search?.searchBar, height: searchHeight)
    navigationBar.place(
      CGRect(x: 0, y: isBarOffscreen ? -height : barTop, width: view.bounds.width, height: height),
      groundAbove: barTop, largeTitle: largeTitleHeight)
  }

  /// Where the bar begins, in points: where the safe area does, but higher on the screens of phones
  /// with a Dynamic Island. Source: a bar at 53.667 points under a safe area of 59,
  /// <https://github.com/QuintGao/GKNavigationBarSwift/issues/41>, and in UIKit's picture
  /// testNavBarBackButtonTraitsWithTitles.
  var barTop: CGFloat {
    let top = view.safeAreaInsets.top
    guard let edges = view.window?.edges, edges.safeAreaInsets.top == top else { return top }
    return edges.navigationBarTop(pixel: UIScreen.main.pixel)
  }

  /// How high the row with title and buttons is, in points.
  var barRowHeight: CGFloat {
    if isRowAwayForSearch { return 0 }
    return view.window.map(\.edges.navigationBarHeight) ?? ScreenEdges().navigationBarHeight
  }

  /// How much of the screen the bar takes from a controller, in points. Content that is pulled down
  /// moves away from it.
  func barHeight(over controller: UIViewController) -> CGFloat {
    guard !isBarOffscreen else { return 0 }
    guard controller === topViewController || controller === search else { return barRowHeight }
    return barRowHeight + min(shownRows ?? 0, wholeRows) + keptSearchRow
  }

  /// Content of the top controller has come to one of the bars, or left it.
  @_spi(UIKit) open override func contentEdgesDidChange() {
    tellBarsOfContent()
    super.contentEdgesDidChange()
  }

  func tellBarsOfContent() {
    navigationBar.contentDidMove(isAtEdge: contentAtEdge(.top)?.isContentAtTop ?? true)
    guard tools.wasMade else { return }
    tools.bar.isContentAtEdge = contentAtEdge(.bottom)?.isContentAtBottom ?? true
  }

  package override var childUnderBars: UIViewController? { topViewController }

  /// What controllers' views have of the bar, before they are laid out in their places.
  func prepare(_ controller: UIViewController) {
    controller.view.frame = frame(of: controller)
    shownRows = nil
    settleRows()
    // Below an opaque bar a large title moves it.
    controller.view.frame = frame(of: controller)
    giveSafeArea(to: controller)
  }
}

// Unsupported: UINavigationController: titles · drawn · How titles move during a push, and when a
//   back title gives way. · uncertain · test: NavigationTransitionTests
// Unsupported: UINavigationController: tab bars · drawn · With `hidesBottomBarWhenPushed` a tab bar
//   moves to the side. · uncertain · test: BottomBarTests
// Unsupported: UINavigationController: large titles · drawn · They move under the scroll view that
//   is the root view or its first subview. It must begin at the screen's top. Pulled content moves
//   the title without enlarging it. · test: LargeTitleTests
