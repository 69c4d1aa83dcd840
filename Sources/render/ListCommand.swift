import ArgumentParser
import Scenes

/// Names the scenes.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Name the scenes, a line each.")

  /// A line for each scene: its name, spaces, what it shows.
  static var text: String {
    let width = SceneRegistry.all.map(\.name.count).max() ?? 0
    return SceneRegistry.all.map { scene in
      let gap = String(repeating: " ", count: width + 2 - scene.name.count)
      return "\(scene.name)\(gap)\(scene.summary)\n"
    }.joined()
  }
}
