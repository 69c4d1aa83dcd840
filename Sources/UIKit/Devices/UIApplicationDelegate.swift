/// The class that an app begins with. It compiles and is not run: nothing launches.
///
/// Pictures begin with a controller or a view, not with the app. Source: Apple,
/// UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is about to be launched. Never called.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was launched. Never called.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is in front. Never called.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app will no longer be in front. Never called.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app left the screen. Never called.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app comes back to the screen. Never called.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends. Never called.
  func applicationWillTerminate(_ application: UIApplication)
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
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// What `@main` calls: stops, for there is no app to run.
  public static func main() {
    stop("\(self) cannot be launched here: draw its screens with a test or with 'render'")
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

  /// Posted on iOS when the app came to the front. Not posted here, nor are the others.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted on iOS before the app leaves the front.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted on iOS when the app left the screen.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted on iOS before the app comes back.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted on iOS before the app ends.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted on iOS when memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
