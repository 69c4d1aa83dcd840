/// A stack of controllers under a bar that shows the top one's title and buttons.
///
/// The bar lies below what the screen covers at the top, its ground reaches up to the edge, and
/// both are the safe area of the controller below. The status bar itself is not drawn.
///
/// Source: Apple, UINavigationController.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// The controllers, the visible one last.
  open private(set) var viewControllers: [UIViewController] = []

  /// The controller that is seen.
  public var topViewController: UIViewController? { viewControllers.last }

  /// Whether the bar is left out. Default false.
  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A controller whose stack holds a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(rootViewController)
  }

  /// A controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.describe(self, as: UINavigationController.self)
  }

  /// Shows a controller over the others, at once; only collection view controllers that turn one
  /// layout into another (`useLayoutToLayoutNavigationTransitions`) have something to animate.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = topViewController
    let finish = viewController.willBePushed(over: old)
    push(viewController)
    showTop(insteadOf: old, animated: animated)
    finish?(animated)
  }

  /// Takes the top controller off, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
    let finish = topViewController?.willBeUncovered()
    showTop(insteadOf: top, animated: animated)
    top.removeFromParent()
    finish?(animated)
    return top
  }

  /// Puts the top controller's view under the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop(insteadOf: nil, animated: false)
  }

  /// Places bar and content.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeContent()
  }

  /// Bar and content follow the screen's edges.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeContent()
  }

  private func push(_ controller: UIViewController) {
    addChild(controller)
    viewControllers.append(controller)
    controller.didMove(toParent: self)
  }

  package override var innermostNavigation: UINavigationController? { self }

  /// Only the top controller is seen.
  package override var seenChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Puts the top controller's view in place of another's; those that come and go hear of it while
  /// the bar is seen.
  private func showTop(insteadOf old: UIViewController?, animated: Bool) {
    guard isViewLoaded, let top = topViewController else { return }
    old?.beginAppearanceTransition(false, animated: animated)
    if isSeen { top.beginAppearanceTransition(true, animated: animated) }
    old?.viewIfLoaded?.removeFromSuperview()
    view.insertSubview(top.view, at: 0)
    navigationBar.topItem = top.navigationItem
    placeContent()
    old?.endAppearanceTransition()
    if hasAppeared { top.endAppearanceTransition() }
  }

  private func placeContent() {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let height = view.window.map(\.edges.navigationBarHeight) ?? ScreenEdges().navigationBarHeight
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.place(
      CGRect(x: 0, y: safe.top, width: bounds.width, height: isNavigationBarHidden ? 0 : height))
    guard let content = topViewController?.view else { return }
    content.frame = bounds
    content.setSafeAreaInsets(
      isNavigationBarHidden
        ? nil : safe + UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
  }
}
