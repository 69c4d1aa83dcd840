import ArgumentParser
import Scenes

/// Names the scenes.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Name the scenes, a line each.")

  /// A line for each scene: its name, spaces, what it shows.
  var text: String {
    let width = SceneRegistry.all.map(\.name.count).max() ?? 0
    return SceneRegistry.all.map { scene in
      let name = scene.name.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(name)  \(scene.summary)\n"
    }.joined()
  }
}
