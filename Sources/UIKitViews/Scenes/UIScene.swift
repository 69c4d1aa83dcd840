/// An instance of an app's interface that the system manages. Source: Apple, UIScene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground and active.
    case foregroundActive = 0
    /// In the foreground and inactive.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene. Default nil. Held strongly, as on iOS.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene; usually active in the foreground.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// The title of the scene. Default nil.
  open var title: String! = ""

  init(_ session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Creates a scene with its own session, as test suites create one for a window without a screen:
  /// `(UIWindowScene.self as NSObject.Type).init()`.
  override init() {
    session = UISceneSession()
    super.init()
    session.scene = self
  }

  /// Logs a warning and calls `completion` with false: no URL can be opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    warn("UIScene.open: nothing opens \(url) here")
    completion?(false)
  }

  /// Posted before a scene is connected.
  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted on iOS after a scene has been disconnected. Never posted.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted on iOS before a scene becomes inactive. Never posted.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted on iOS after a scene has entered the background. Never posted.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
