import InterfaceBuilder

/// What a controller has of its storyboard's scene.
@MainActor
final class ControllerScene {
  /// The scene's view, until it is made.
  var view: SceneView?
  var storyboard: UIStoryboard?
  /// The scene among those that contain it; nil for a controller of none.
  var nesting: SceneNesting?
  /// Ways to other controllers.
  var segues: [SegueModel] = []
  /// Containers, and the ways to what they show.
  var embeds: [(segue: SegueModel, container: UIView)] = []
  /// Of a table's controller.
  var refreshControl: UIRefreshControl?
}

/// A scene's view, ready to be made.
@MainActor
struct SceneView {
  let plan: ObjectPlan
  let build: NibBuild
}

extension UIViewController {
  /// The controller's scene; nil for one that no storyboard has described.
  var sceneIfAny: ControllerScene? { nibContents.scene as? ControllerScene }

  /// The controller's scene, made when it is first asked for.
  var scene: ControllerScene {
    if let scene = sceneIfAny { return scene }
    let scene = ControllerScene()
    nibContents.scene = scene
    return scene
  }
}
