/// How a scene is made. Source: Apple, UISceneConfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name it has in the app's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene. Kept: it is always a ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Kept: ``UIApplication/launch(_:sceneDelegate:)`` is given
  /// the delegate itself.
  open var delegateClass: AnyClass?
  /// The storyboard whose first controller the window shows; ``storyboard`` sets it.
  package final var keptStoryboard: AnyObject?

  /// A configuration of a name. Property lists are not read.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
