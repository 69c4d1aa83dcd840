extension UIApplication {
  /// The windows of the screen, from back to front.
  public var windows: [UIWindow] { WindowState.current.windows }

  /// The key window: the window made key last, else the first window.
  public var keyWindow: UIWindow? { WindowState.current.scene.keyWindow }

  /// The connected scenes: the only scene of the screen.
  public var connectedScenes: Set<UIScene> { [WindowState.current.scene] }

  /// The open sessions: the session of the only scene.
  public var openSessions: Set<UISceneSession> { [WindowState.current.scene.session] }

  /// Whether the app supports several scenes. Always false.
  public var supportsMultipleScenes: Bool { false }

  /// The frame of the status bar, in points; zero without a device.
  public var statusBarFrame: CGRect {
    WindowState.current.scene.statusBarManager?.statusBarFrame ?? .zero
  }

  /// The style of the status bar that the front controller prefers. Setting it only logs a warning,
  /// as on iOS when controllers determine the status bar, which is the default.
  public var statusBarStyle: UIStatusBarStyle {
    get { WindowState.current.scene.statusBarManager?.statusBarStyle ?? .default }
    set { Self.warnThatControllersDecide(newValue != statusBarStyle) }
  }

  /// Whether the front controller prefers a hidden status bar. Setting it only logs a warning, as
  /// on iOS when controllers determine the status bar.
  public var isStatusBarHidden: Bool {
    get { WindowState.current.scene.statusBarManager?.isStatusBarHidden ?? false }
    set { Self.warnThatControllersDecide(newValue != isStatusBarHidden) }
  }

  private static func warnThatControllersDecide(_ isOther: Bool) {
    guard isOther else { return }
    warn(
      "The status bar was set by the application: view controllers decide on it, by "
        + "preferredStatusBarStyle and prefersStatusBarHidden.")
  }

  /// The layout direction of the interface, from the traits, which follow the language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isWarned = UITraitCollection.current.layoutDirection == .rightToLeft
    return isWarned ? .rightToLeft : UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
}
