extension UIApplication {
  /// The windows on the screen, those that came first behind.
  public var windows: [UIWindow] { AppState.current.windows }

  /// The window that is typed into: the one made key last, else the first of all.
  public var keyWindow: UIWindow? { AppState.current.scene.keyWindow }

  /// The scenes that are connected: the screen's one.
  public var connectedScenes: Set<UIScene> { [AppState.current.scene] }

  /// What the scenes are made for: the screen's one.
  public var openSessions: Set<UISceneSession> { [AppState.current.scene.session] }

  /// Whether an app may have several scenes. False.
  public var supportsMultipleScenes: Bool { false }

  /// What the device covers at the top of the screen, in points; zero without a device.
  public var statusBarFrame: CGRect {
    AppState.current.scene.statusBarManager?.statusBarFrame ?? .zero
  }

  /// How the controller in front wants the status bar to look.
  public var statusBarStyle: UIStatusBarStyle {
    AppState.current.scene.statusBarManager?.statusBarStyle ?? .default
  }

  /// Whether the controller in front wants no status bar.
  public var isStatusBarHidden: Bool {
    AppState.current.scene.statusBarManager?.isStatusBarHidden ?? false
  }

  /// The way interfaces run, by the traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
