/// The delegate of an app. ``UIApplication/launch(_:sceneDelegate:)`` launches it; `@main` does
/// not.
///
/// Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, UIApplicationDelegateOptionals {
  /// The main window of an app without scenes. Read through the protocol, it is a double optional.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// Called before the launch has finished.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the launch. An app without scenes creates its window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active, but not in an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive. Never called.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app has entered the background. Never called.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app enters the foreground. Never called.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app terminates. Never called.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called on low memory. Never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Returns the configuration of the scene that is about to be connected.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after scenes have been discarded. Never called.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Opens a URL. Never called.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the supported orientations of a window. Called only by
  /// ``UIApplication/supportedInterfaceOrientations(for:)``.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Continues a user activity. Never called.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Performs a quick action of the app's icon. Never called.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called after registration for remote notifications. Never called.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called after a failed registration for remote notifications. Never called.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: Error)
  /// Called after a remote notification has arrived. Never called.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called after a background session has finished. Never called.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Returns whether extensions of a kind may be used. Never called.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The window. Always nil; setting it does nothing.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns the session's configuration.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Stops the program: there is no app to run. `@main` calls it.
  public static func main() {
    stop(
      "\(self) cannot be launched here: call 'UIApplication.shared.launch(_:sceneDelegate:)' in a "
        + "test")
  }
}

extension UIApplication {
  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that opened the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action that opened the app.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The user activity to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// The state of an app. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// In the foreground.
    case active = 0
    /// Visible, but not active.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// Always `.active`.
  public var applicationState: State { .active }

  /// Posted after the launch.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active. The other state notifications are not posted.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted after the interface has rotated.
  nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// The requirements that are optional on iOS.
public protocol UIApplicationDelegateOptionals: AnyObject {}

extension UIApplicationDelegateOptionals where Self: UIApplicationDelegate {
  /// The main window with the type it has on iOS, where the property is optional:
  /// `delegate?.window??.bounds`.
  @preconcurrency @MainActor public var window: UIWindow?? {
    let own: UIWindow? = window
    return .some(own)
  }
}
