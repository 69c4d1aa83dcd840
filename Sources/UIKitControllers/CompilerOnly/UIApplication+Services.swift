// For the compiler only: there are no services; what is asked of them is kept or refused.

// What an app asks of services that are not here: it is kept, or answered by what is the case.

extension UIApplication {
  /// Kinds of extensions. Source: Apple, UIApplication.ExtensionPointIdentifier.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }

  /// Asks for notifications from elsewhere: none come, and nobody is told.
  public func registerForRemoteNotifications() {}
  /// Wants none any more.
  public func unregisterForRemoteNotifications() {}
  /// Whether notifications from elsewhere would come. False.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks to be woken from time to time: nobody does.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as the system likes, in seconds.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Whether the system would wake the app. It would not.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// How long the app may go on behind others, in seconds. It is in front: as long as it likes.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether files that are locked can be read. True.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app can have another icon. False: it has none.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon it has instead of its own. Nil.
  public var alternateIconName: String? { nil }
  /// Asks for another icon, which is refused.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Asks to hear of remote controls, such as those of headphones. There are none, which is logged.
  public func beginReceivingRemoteControlEvents() {
    warn("UIApplication.beginReceivingRemoteControlEvents(): there are no remote controls here")
  }
  /// Wants to hear of them no more.
  public func endReceivingRemoteControlEvents() {}

  /// What the app offers beside its icon. There is no icon: it is not kept. Nil.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Asks for a scene of its own, which is refused: there is one a screen.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Asks for a scene to be closed, which is refused.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Asks for a scene's picture to be made anew, which every picture is.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// What came of waking an app. Raw values are UIKit's. Source: Apple, UIBackgroundFetchResult.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It failed.
  case failed = 2
}

/// Whether the system wakes an app. Raw values are UIKit's. Source: Apple,
/// UIBackgroundRefreshStatus.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It cannot.
  case restricted = 0
  /// It was told not to.
  case denied = 1
  /// It does.
  case available = 2
}

/// How a scene is closed. Source: Apple, UISceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How the windows of a scene are closed. Source: Apple, UIWindowSceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// What is seen meanwhile. Raw values are UIKit's.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// Something was done.
    case commit = 2
    /// Something was given up.
    case decline = 3
  }
  /// What is seen meanwhile. Kept. Default `.standard`.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
  /// How a scene is asked for. Source: Apple, UIScene.ActivationRequestOptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Who asks. Default nil.
    open var requestingScene: UIScene?
  }
}

// Unsupported: UIApplication: services · kept · Shortcut items, remote notifications, state
//   restoration, key commands and menus of the app compile. Nothing triggers them. · test:
//   CompilerOnlyNamesTests
