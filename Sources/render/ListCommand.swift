import ArgumentParser
import SceneFiles
import Scenes
import UIKit

/// Lists the scenes.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", _superCommandName: "render", abstract: "List the scenes, one a line.")

  @Flag(
    help: """
      List the devices instead, upright and sideways: points across and down, pixels per point, \
      and the safe area in points from the top, left, bottom and right.
      """)
  var devices = false

  /// The requested list.
  var lines: String { devices ? Self.devicesText : Self.text }

  /// A line for each device and orientation: "iPhone15  393x852 @3  59, 0, 34, 0".
  static var devicesText: String {
    let width = DeviceScreen.allCases.map(\.rawValue.count).max() ?? 0
    return DeviceScreen.allCases.map { screen in
      let gap = String(repeating: " ", count: width + 2 - screen.rawValue.count)
      let size = "\(FormattedNumber(screen.size.width))x\(FormattedNumber(screen.size.height))"
      let insets = FormattedNumber.list(screen.edges.safeAreaInsets)
      return "\(screen.rawValue)\(gap)\(size) @\(FormattedNumber(screen.scale))  \(insets)\n"
    }.joined()
  }

  /// A line for each scene, with its name and summary.
  static var text: String {
    let width = SceneRegistry.all.map(\.name.count).max() ?? 0
    return SceneRegistry.all.map { scene in
      let gap = String(repeating: " ", count: width + 2 - scene.name.count)
      return "\(scene.name)\(gap)\(scene.summary)\n"
    }.joined()
  }
}
