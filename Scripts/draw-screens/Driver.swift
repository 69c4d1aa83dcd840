import Foundation
import SnapshotTesting
import UIKit

/// Draws the screens that the arguments name into the folder that the first one names.
@main enum DrawScreens {
  static func main() {
    MainActor.assumeIsolated {
      let folder = URL(fileURLWithPath: CommandLine.arguments[1])
      for other in otherModules { UINib.moduleNames[other] = module }
      for name in CommandLine.arguments.dropFirst(2) { draw(name, into: folder) }
    }
  }

  private static let devices: [(String, ViewImageConfig)] = [
    ("phone", .iPhone15), ("pad", .iPad),
  ]

  @MainActor
  private static func draw(_ name: String, into folder: URL) {
    for (device, config) in devices {
      for (style, word) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        do {
          let strategy = Snapshotting<UIViewController, CGImage>.image(on: config, traits: traits)
          let picture = try strategy.snapshot(screen(name))
          try UIImage(cgImage: picture).pngData()?.write(
            to: folder.appendingPathComponent("\(name)-\(device)-\(word).png"))
          print("drawn \(device)-\(word)")
        } catch {
          print("failed \(device)-\(word) \(error)")
        }
      }
    }
  }

  /// The controller by itself, or in navigation where it brings none.
  @MainActor
  private static func screen(_ name: String) -> UIViewController {
    guard let make = drawnScreens[name] else { fatalError("no screen is called \(name)") }
    let controller = make()
    if controller is UINavigationController || controller is UITabBarController {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }
}
