import InterfaceBuilder

/// What a controller has of nibs and storyboards.
@MainActor
struct ControllerNib {
  /// The xib that its view is in; nil to look by the class's name.
  var name: String?
  var bundle: Bundle?
  /// The scene's view, until it is made.
  var scene: SceneView?
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
