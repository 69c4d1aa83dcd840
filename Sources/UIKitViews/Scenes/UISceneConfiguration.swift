/// The configuration of a scene. Source: Apple, UISceneConfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene. Ignored: it is always a ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Ignored: ``UIApplication/launch(_:sceneDelegate:)`` takes
  /// the delegate itself.
  open var delegateClass: AnyClass?
  /// The storyboard with the window's first controller; ``storyboard`` sets it.
  package final var assignedStoryboard: AnyObject?

  /// Creates a configuration with a name. Property lists are not read.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

// Unsupported: UISceneConfiguration.delegateClass · kept ·
//   `UIApplication.launch(_:sceneDelegate:)` takes the delegate itself; `sceneClass` is ignored,
//   too. · test: AppLaunchTests
