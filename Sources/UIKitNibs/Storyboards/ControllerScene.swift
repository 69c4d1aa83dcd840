import InterfaceBuilder

/// The storyboard scene of a controller.
@MainActor
final class ControllerScene {
  /// The scene's view, until it is created.
  var view: SceneView?
  var storyboard: UIStoryboard?
  /// The scenes that contain this one; nil for a controller without a storyboard.
  var nesting: SceneNesting?
  /// The segues to other controllers.
  var segues: [SegueModel] = []
  /// The container views with their embed segues.
  var embeds: [(segue: SegueModel, container: UIView)] = []
  /// The refresh control of a table view controller.
  var refreshControl: UIRefreshControl?
}

/// The plan of a scene's view.
@MainActor
struct SceneView {
  let plan: ObjectPlan
  let build: NibBuild
}

extension UIViewController {
  /// The controller's scene; nil for one without a storyboard.
  var sceneIfAny: ControllerScene? { nibContents.scene as? ControllerScene }

  /// The controller's scene, created when it is first used.
  var scene: ControllerScene {
    if let scene = sceneIfAny { return scene }
    let scene = ControllerScene()
    nibContents.scene = scene
    return scene
  }
}
