import Sessions

/// The application object of a screen. ``launch(_:sceneDelegate:)`` launches an app whose delegates
/// are written as for iOS.
///
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
public final class UIApplication: NSObject {
  /// The app of the current render session's screen.
  public static var shared: UIApplication { AppState.current.app }

  /// The delegate of the app. It is held strongly. Default nil.
  public var delegate: (any UIApplicationDelegate)?

  /// Whether the idle timer is disabled. Ignored: no screen is locked. Default false.
  public var isIdleTimerDisabled = false
  /// The number on the app's icon. Ignored: there is no icon. Default 0.
  public var applicationIconBadgeNumber = 0
  /// Whether the status bar shows network activity. Ignored. Default false.
  public var isNetworkActivityIndicatorVisible = false

  override init() { super.init() }

  /// The orientation of the screen, from its size: landscape with the device's top at the left if
  /// it is wider than high, otherwise portrait.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// Posts the notification that the interface has rotated.
  func postRotationNotification() {
    NotificationCenter.default.post(
      name: Self.didChangeStatusBarOrientationNotification, object: self)
  }

  /// The text size of the screen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Makes windows ignore touches until ``endIgnoringInteractionEvents()`` has been called as
  /// often.
  public func beginIgnoringInteractionEvents() { IgnoredEvents.current.depth += 1 }

  /// Ends one ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    IgnoredEvents.current.depth = max(0, IgnoredEvents.current.depth - 1)
  }

  /// Whether windows ignore touches.
  public var isIgnoringInteractionEvents: Bool { IgnoredEvents.current.areIgnored }
}

// Unsupported: UIApplication: environment · kept · It follows the screen's size. Nothing opens, and
//   nothing is kept running. · test: SystemNotificationTests
// Unsupported: UIApplication.launch(_:sceneDelegate:) · works · It calls an app's delegates as far
//   as they make a window. Scene delegates named in property lists are not looked up. · test:
//   AppLaunchTests
// Unsupported: UIApplication.connectedScenes · works · There is one scene for each screen. · test:
//   AppLaunchTests
