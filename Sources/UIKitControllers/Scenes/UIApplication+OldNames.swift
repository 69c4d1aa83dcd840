/// Names of earlier systems. Source: Apple, UIApplication.
extension UIApplication {
  /// Whether shaking the device undoes. Ignored: there are no motions. Default true.
  public var applicationSupportsShakeToEdit: Bool {
    get { Self.shaking[self] }
    set { Self.shaking[self] = newValue }
  }

  private static let shaking = SideProperty(default: true)

  /// The duration of the status bar's rotation, in seconds: that of ``UIWindow/turn(animated:)``.
  public var statusBarOrientationAnimationDuration: TimeInterval { TransitionTimes.rotation }

  /// Logs a warning and returns false: no URL can be opened.
  @available(*, deprecated, message: "use open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Sets ``isStatusBarHidden``, which only logs a warning.
  @available(*, deprecated, message: "override prefersStatusBarHidden")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Sets ``statusBarStyle``, which only logs a warning.
  @available(*, deprecated, message: "override preferredStatusBarStyle")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Returns the orientations that the app delegate supports in a window; without a delegate all.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// The URL of the app's notification settings. Nothing opens it.
  nonisolated public static let openNotificationSettingsURLString =
    "app-settings:notifications"
}

// Unsupported: UIApplication.applicationSupportsShakeToEdit · kept · There are no motions. · test:
//   NewNamesTests
