import Sessions

/// The app of a screen, as far as a picture needs one. ``launch(_:sceneDelegate:)`` brings one up
/// whose delegates are written as for iOS.
///
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
public final class UIApplication: NSObject {
  /// The app of the screen that the calling code draws for.
  public static var shared: UIApplication { AppState.current.app }

  /// The delegate of the app. Held strongly, as nobody else does. Default nil.
  public var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays lit. Kept: no screen goes dark. Default false.
  public var isIdleTimerDisabled = false
  /// The number at the app's icon. Kept: there is no icon. Default 0.
  public var applicationIconBadgeNumber = 0
  /// Whether the status bar shows that something is loaded. Kept. Default false.
  public var isNetworkActivityIndicatorVisible = false

  override init() { super.init() }

  /// How the screen is turned, by its size: upright where it is not wider than high, else with the
  /// device's head at the left.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// Tells that the interface was turned.
  func tellOfTurn() {
    NotificationCenter.default.post(
      name: Self.didChangeStatusBarOrientationNotification, object: self)
  }

  /// The size of text that the screen is drawn with.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Has windows drop what fingers do, until ``endIgnoringInteractionEvents()`` was called as
  /// often.
  public func beginIgnoringInteractionEvents() { IgnoredEvents.current.depth += 1 }

  /// Takes back one ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    IgnoredEvents.current.depth = max(0, IgnoredEvents.current.depth - 1)
  }

  /// Whether windows drop what fingers do.
  public var isIgnoringInteractionEvents: Bool { IgnoredEvents.current.areIgnored }
}

// Unsupported: UIApplication: environment · kept · It follows the screen's size. Nothing opens,
//   nothing is kept running, `@main` launches nothing.
// Unsupported: UIApplication.launch(_:sceneDelegate:) · works · It calls an app's delegates as far
//   as they make a window. Scene delegates named in property lists are not looked up. · test:
//   AppLaunchTests
// Unsupported: UIApplication.connectedScenes · works · There is one scene for each screen. · test:
//   AppLaunchTests
