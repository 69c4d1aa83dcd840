extension UIViewController: RootViewOwner {
  package var keepsContentOffBars: Bool {
    navigationController != nil && automaticallyAdjustsScrollViewInsets
  }

  package func rootViewWillLayoutSubviews() {
    viewIsInPlace()
    updateMissingContentIfNeeded()
    viewWillLayoutSubviews()
    showContent()
  }

  package func leaveWindow() {
    if presentedViewController != nil { dismiss(animated: false) }
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  package var statusBarPreferences: StatusBarPreferences {
    StatusBarPreferences(
      isHidden: controllerOfStatusBar(\.childForStatusBarHidden).prefersStatusBarHidden,
      style: controllerOfStatusBar(\.childForStatusBarStyle).preferredStatusBarStyle)
  }

  /// The controller that decides: the one presented last, or what it names instead.
  private func controllerOfStatusBar(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var controller = self
    while let presented = controller.presentedViewController, presented.decidesOnStatusBar {
      controller = presented
    }
    while let other = controller[keyPath: child] { controller = other }
    return controller
  }

  /// Whether the controller, presented, says how the bar looks: it covers the screen, or wants to.
  private var decidesOnStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

extension UIView {
  /// The controller whose root view this is; nil for others.
  package var viewController: UIViewController? { viewOwner as? UIViewController }
}

extension UIWindow {
  /// The controller whose view fills the window. Setting it loads the view and makes it appear.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set { rootOwner = newValue }
  }
}
