extension UIViewController: RootViewOwner {
  package var insetsContentFromBars: Bool {
    navigationController != nil && automaticallyAdjustsScrollViewInsets
  }

  package func rootViewWillLayoutSubviews() {
    determineChildrensTraits()
    sendViewIsAppearing()
    updateContentUnavailableIfNeeded()
    viewWillLayoutSubviews()
    showContent()
  }

  package func leaveWindow() {
    if presentedViewController != nil { dismiss(animated: false) }
    beginAppearanceIfNeeded(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  package var statusBarPreferences: StatusBarPreferences {
    StatusBarPreferences(
      isHidden: statusBarController(\.childForStatusBarHidden).prefersStatusBarHidden,
      style: statusBarController(\.childForStatusBarStyle).preferredStatusBarStyle)
  }

  /// Returns the controller that determines the status bar: the last one presented, or the child
  /// that it names.
  private func statusBarController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var controller = self
    while let presented = controller.presentedViewController, presented.determinesStatusBar {
      controller = presented
    }
    while let other = controller[keyPath: child] { controller = other }
    return controller
  }

  /// Whether the presented controller determines the status bar: it covers the screen or captures
  /// the appearance.
  private var determinesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

extension UIView {
  /// The controller whose root view this is; nil for other views.
  package var viewController: UIViewController? { viewOwner as? UIViewController }
}

extension UIWindow {
  /// The root controller, whose view fills the window. Setting it loads the view and makes it
  /// appear.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set { rootOwner = newValue }
  }
}
