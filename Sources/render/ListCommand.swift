import ArgumentParser
import SceneFiles
import Scenes

/// Names the scenes.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Name the scenes, a line each.")

  @Flag(help: "Name the devices instead: points across and down, pixels per point.")
  var devices = false

  /// What was asked for.
  var lines: String { devices ? Self.devicesText : Self.text }

  /// A line for each device: its name, its size in points, its scale.
  static var devicesText: String {
    let width = DevicePreset.allCases.map(\.rawValue.count).max() ?? 0
    return DevicePreset.allCases.map { device in
      let gap = String(repeating: " ", count: width + 2 - device.rawValue.count)
      let size = "\(PlainNumber(device.size.width))x\(PlainNumber(device.size.height))"
      return "\(device.rawValue)\(gap)\(size) @\(PlainNumber(device.scale))\n"
    }.joined()
  }

  /// A line for each scene: its name, spaces, what it shows.
  static var text: String {
    let width = SceneRegistry.all.map(\.name.count).max() ?? 0
    return SceneRegistry.all.map { scene in
      let gap = String(repeating: " ", count: width + 2 - scene.name.count)
      return "\(scene.name)\(gap)\(scene.summary)\n"
    }.joined()
  }
}
