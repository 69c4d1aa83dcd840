import InterfaceBuilder

/// A storyboard file, whose scenes are drawn.
@MainActor
package struct StoryboardFile {
  /// The file's path as given.
  let path: String
  private let storyboard: UIStoryboard
  /// The default scene.
  private let chosen: String

  /// Reads a storyboard.
  ///
  /// - Parameter name: the scene, by its controller's identifier; nil for the initial scene, or the
  ///   first.
  init(path: String, scene name: String?) throws(DocumentError) {
    self.path = path
    storyboard = try UIStoryboard(
      contentsOf: URL(fileURLWithPath: path), isPreview: true)
    let names = storyboard.sceneNames
    guard
      let chosen = name ?? storyboard.initialSceneName.flatMap({ names.contains($0) ? $0 : nil })
        ?? names.first
    else {
      throw DocumentError(
        path,
        storyboard.hasReferences
          ? "it has references to scenes of other storyboards, and none of its own."
          : "it has no scenes.")
    }
    guard names.contains(chosen) else {
      throw DocumentError(
        path,
        "there is no scene '\(chosen)'; it has \(names.joined(separator: ", ")).")
    }
    self.chosen = chosen
  }

  /// The scenes, in the file's order.
  var sceneNames: [String] { storyboard.sceneNames }

  /// The screen size of the storyboard's device, in points.
  var size: CGSize { storyboard.canvas.size }

  /// The number of pixels per point of the device's screen.
  var scale: CGFloat { storyboard.canvas.scale }

  /// The covered edges of the device's screen.
  var edges: ScreenEdges { storyboard.canvas.edges }

  /// Returns the scene with a name; the default for nil.
  func scene(named name: String?) -> Scene {
    let name = name ?? chosen
    return Scene(name: path, summary: "a scene of a storyboard", defaultSize: size) { _ in
      InterfaceFile.prepareScreen(of: URL(fileURLWithPath: path))
      guard let controller = storyboard.controller(ofScene: name) else {
        return UIViewController()
      }
      InterfaceFile.showPrototypes(of: controller)
      return controller
    }
  }
}
