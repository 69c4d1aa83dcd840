extension UINavigationController {
  /// The toolbar at the bottom, which shows the top controller's ``UIViewController/toolbarItems``.
  public var toolbar: UIToolbar! { tools.bar }

  /// Whether the toolbar is hidden. Default true.
  public var isToolbarHidden: Bool {
    get { tools.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar. With animation it slides.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tools.isHidden else { return }
    tools.isHidden = hidden
    guard isViewLoaded else { return }
    guard animated, isVisibleOrAppearing else { return view.setNeedsLayout() }
    placeToolbar(isVisible: !isToolbarVisible)
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.placeContent()
      self.view.layoutIfNeeded()
    }
  }

  /// Whether the toolbar is visible. A controller with `hidesBottomBarWhenPushed` also hides it.
  var isToolbarVisible: Bool {
    !tools.isHidden && !stack.contains { $0.hidesBottomBarWhenPushed }
  }

  /// The height of the toolbar in points, without the bottom safe area.
  var toolbarHeight: CGFloat { isToolbarVisible ? tools.bar.intrinsicContentSize.height : 0 }

  /// Places the toolbar at the bottom, or below the screen.
  func placeToolbar(isVisible: Bool) {
    guard isVisible || (tools.wasCreated && tools.bar.superview != nil) else { return }
    let (bounds, bottom) = (view.bounds, view.safeAreaInsets.bottom)
    let height = tools.bar.intrinsicContentSize.height + bottom
    if tools.bar.superview == nil { view.addSubview(tools.bar) }
    tools.bar.frame = CGRect(
      x: 0, y: isVisible ? bounds.height - height : bounds.height, width: bounds.width,
      height: height)
    showToolbarItems()
  }

  /// Shows the top controller's items in the toolbar.
  func showToolbarItems() {
    guard tools.wasCreated else { return }
    let items = topViewController?.toolbarItems
    if !Self.areSame(tools.bar.items ?? [], items ?? []) { tools.bar.items = items }
  }

  private static func areSame(_ old: [UIBarButtonItem], _ new: [UIBarButtonItem]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
  }

  // MARK: Content area

  /// Returns the frame of a controller's view: the whole content, without the bars at edges to
  /// which the controller does not extend or at which an opaque bar lies.
  func frame(of controller: UIViewController) -> CGRect {
    content.bounds.inset(by: barInsets(from: controller))
  }

  private func barInsets(from controller: UIViewController) -> UIEdgeInsets {
    let (safe, edges) = (view.safeAreaInsets, controller.edgesForExtendedLayout)
    let extendsUnderOpaqueBar = controller.extendedLayoutIncludesOpaqueBars
    let barHeight = barHeight(over: controller)
    var taken = UIEdgeInsets.zero
    if barHeight > 0,
      !edges.contains(.top) || !(navigationBar.isTranslucent || extendsUnderOpaqueBar)
    {
      taken.top = barTop + barHeight
    }
    let keepsBottom =
      !edges.contains(.bottom)
      || (isToolbarVisible && !tools.bar.isTranslucent && !extendsUnderOpaqueBar)
    if keepsBottom, isToolbarVisible || tabBarController?.isBarVisible == true {
      taken.bottom = safe.bottom + toolbarHeight
    }
    return taken
  }

  /// Sets the safe area of a controller's view according to the bars.
  func applySafeArea(to controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    let barHeight = barHeight(over: controller)
    guard barHeight > 0 || isToolbarVisible else { return view.setSafeAreaInsets(nil) }
    // A controller that disappears keeps its safe area.
    let isTop = controller === topViewController || controller === search
    if !isTop, navigationBar.prefersLargeTitles { return }
    let bars = UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0)
    let taken = barInsets(from: controller)
    var insets = self.view.safeAreaInsets + bars
    if barHeight > 0 { insets.top = barTop + barHeight }
    insets.top -= taken.top
    insets.bottom -= taken.bottom
    view.setSafeAreaInsets(insets)
  }
}

/// The toolbar of a navigation controller; created on first access.
@MainActor
final class NavigationTools {
  /// Whether the toolbar is hidden.
  var isHidden = true
  private(set) var wasCreated = false

  private let barClass: UIToolbar.Type

  init(_ barClass: UIToolbar.Type) { self.barClass = barClass }

  private(set) lazy var bar: UIToolbar = {
    wasCreated = true
    let bar = barClass.make(frame: .zero) as? UIToolbar ?? UIToolbar(frame: .zero)
    bar.isManaged = true
    return bar
  }()
}
