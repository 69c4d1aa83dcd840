/// A part of an app's interface that the system brings up. Source: Apple, UIScene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene stands. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// On the screen, and not in front.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// What the scene was made for.
  public let session: UISceneSession
  /// The delegate of the scene. Default nil; held strongly, as by Apple.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene stands: in front, as what is drawn is.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// What a switcher of windows would call the scene. Default nil.
  open var title: String! = ""

  init(_ session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// A scene of a session of its own, as suites make one for a window in no screen:
  /// `(UIWindowScene.self as NSObject.Type).init()`.
  override init() {
    session = UISceneSession()
    super.init()
    session.scene = self
  }

  /// Has the system open an address: nobody does here, which `completion` is told.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    warn("UIScene.open: nothing opens \(url) here")
    completion?(false)
  }

  /// Posted when a scene is about to be connected.
  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted on iOS when a scene was disconnected; not here.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has come to the front.
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted on iOS before a scene leaves the front; not here.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the screen.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted on iOS when a scene left the screen; not here.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
