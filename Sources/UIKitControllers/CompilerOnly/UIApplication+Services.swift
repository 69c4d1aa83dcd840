// For the compiler only: there are no services; requests are ignored or refused.

// Requests to unavailable services: they are ignored, or answered according to the actual state.

extension UIApplication {
  /// The extension points. Source: Apple, UIApplication.ExtensionPointIdentifier.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an extension point from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }

  /// Requests remote notifications. Ignored: the delegate is not notified.
  public func registerForRemoteNotifications() {}
  /// Ends the request for remote notifications. Ignored.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app is registered for remote notifications. Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Requests background fetches. Ignored.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The smallest interval that the system supports, in seconds.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that prevents background fetches.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// The status of background refreshes. Always denied.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// The remaining background time, in seconds. The app is active: the maximum.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected files can be read. Always true.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app supports alternate icons. Always false: it has no icon.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon. Always nil.
  public var alternateIconName: String? { nil }
  /// Requests an alternate icon. It fails with an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Requests remote control events, such as those of headphones. There are none: it logs a
  /// warning.
  public func beginReceivingRemoteControlEvents() {
    warn("UIApplication.beginReceivingRemoteControlEvents(): there are no remote controls here")
  }
  /// Ends the request for remote control events.
  public func endReceivingRemoteControlEvents() {}

  /// The quick actions of the app's icon. Ignored: there is no icon. Always nil.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Requests a new scene. It fails with an error: there is one per screen.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Requests to close a scene. It fails with an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Requests a new snapshot of a scene. Does nothing: pictures are always new.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// The result of a background fetch. Raw values are UIKit's. Source: Apple,
/// UIBackgroundFetchResult.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData = 0
  /// There is no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

/// The status of background refreshes. Raw values are UIKit's. Source: Apple,
/// UIBackgroundRefreshStatus.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Restricted.
  case restricted = 0
  /// Denied.
  case denied = 1
  /// Available.
  case available = 2
}

/// The options for closing a scene. Source: Apple, UISceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options for closing a window scene. Source: Apple, UIWindowSceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the dismissal. Raw values are UIKit's.
  public enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// The animation of a completed task.
    case commit = 2
    /// The animation of a cancelled task.
    case decline = 3
  }
  /// The animation of the dismissal. Ignored. Default `.standard`.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
  /// The options for requesting a scene. Source: Apple, UIScene.ActivationRequestOptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests the other scene. Default nil.
    open var requestingScene: UIScene?
  }
}

// Unsupported: UIApplication: services · kept · Shortcut items, remote notifications, state
//   restoration, key commands and menus of the app compile. Nothing triggers them. · test:
//   CompilerOnlyNamesTests
// Unsupported: UIApplication.registerForRemoteNotifications() · kept · It, its counterpart and
//   `setMinimumBackgroundFetchInterval(_:)` have no effect. The delegate is not called. · test:
//   AppLaunchTests
// Unsupported: UIApplication.requestSceneSessionRefresh(_:) · kept · It has no effect: there are no
//   pictures of scenes in the background. · test: AppLaunchTests
