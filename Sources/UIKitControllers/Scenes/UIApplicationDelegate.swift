/// The class that an app begins with. ``UIApplication/launch(_:sceneDelegate:)`` launches it;
/// `@main` does not.
///
/// Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, UIApplicationDelegateOptionals {
  /// The app's main window, of an app without scenes.
  var window: UIWindow? { get set }
  /// The app is about to be launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was launched: an app without scenes makes its window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is in front. Not called in an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app will no longer be in front. Never called.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app left the screen. Never called.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app comes back to the screen. Never called.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends. Never called.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short. Never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// How the scene is made that is about to be connected.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed. Never called.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// An address is to be opened. Never called.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// How windows may be turned. Never called.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// What somebody was doing elsewhere is to be gone on with. Never called.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// What the app offers beside its icon was chosen. Never called.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Notifications from elsewhere will come. Never called.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Notifications from elsewhere will not come. Never called.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: Error)
  /// A notification has come. Never called.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// What is loaded behind other apps has come. Never called.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Whether extensions of a kind may be used. Never called.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

extension UIApplicationDelegate {
  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The session's own.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// What `@main` calls: stops, for there is no app to run.
  public static func main() {
    stop(
      "\(self) cannot be launched here: call 'UIApplication.shared.launch(_:sceneDelegate:)' in a "
        + "test")
  }
}

extension UIApplication {
  /// The keys of what an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that opened the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// What was chosen beside the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What is to be gone on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// Where an app stands. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// On the screen, and not in front.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// `.active`: what is drawn is in front.
  public var applicationState: State { .active }

  /// Posted when the app was launched.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has come to the front. The others are not posted here.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when interfaces were turned.
  nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// What an app's delegate may lack on iOS.
public protocol UIApplicationDelegateOptionals: AnyObject {}

extension UIApplicationDelegateOptionals where Self: UIApplicationDelegate {
  /// The app's main window as it is read on iOS, where having one is optional:
  /// `delegate?.window??.bounds`.
  @preconcurrency @MainActor @_disfavoredOverload public var window: UIWindow?? {
    let own: UIWindow? = window
    return .some(own)
  }
}
