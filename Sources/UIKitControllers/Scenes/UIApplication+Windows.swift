extension UIApplication {
  /// The windows on the screen, those that came first behind.
  public var windows: [UIWindow] { WindowState.current.windows }

  /// The window that is typed into: the one made key last, else the first of all.
  public var keyWindow: UIWindow? { WindowState.current.scene.keyWindow }

  /// The scenes that are connected: the screen's one.
  public var connectedScenes: Set<UIScene> { [WindowState.current.scene] }

  /// What the scenes are made for: the screen's one.
  public var openSessions: Set<UISceneSession> { [WindowState.current.scene.session] }

  /// Whether an app may have several scenes. False.
  public var supportsMultipleScenes: Bool { false }

  /// What the device covers at the top of the screen, in points; zero without a device.
  public var statusBarFrame: CGRect {
    WindowState.current.scene.statusBarManager?.statusBarFrame ?? .zero
  }

  /// How the controller in front wants the status bar to look. Setting it does nothing, as on iOS
  /// where controllers decide, which they do unless an app's property list says otherwise.
  public var statusBarStyle: UIStatusBarStyle {
    get { WindowState.current.scene.statusBarManager?.statusBarStyle ?? .default }
    set { Self.sayThatControllersDecide(newValue != statusBarStyle) }
  }

  /// Whether the controller in front wants no status bar. Setting it does nothing, as on iOS where
  /// controllers decide.
  public var isStatusBarHidden: Bool {
    get { WindowState.current.scene.statusBarManager?.isStatusBarHidden ?? false }
    set { Self.sayThatControllersDecide(newValue != isStatusBarHidden) }
  }

  private static func sayThatControllersDecide(_ isOther: Bool) {
    guard isOther else { return }
    warn(
      "The status bar was set by the application: view controllers decide on it, by "
        + "preferredStatusBarStyle and prefersStatusBarHidden.")
  }

  /// The way interfaces run, by the traits, which follow the interface's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isSaid = UITraitCollection.current.layoutDirection == .rightToLeft
    return isSaid ? .rightToLeft : UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
}
