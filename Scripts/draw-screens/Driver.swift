import Foundation
import SnapshotTesting
import UIKit

/// Draws the named screens into a folder. The first argument is the folder, the others are screens.
@main enum DrawScreens {
  static func main() {
    MainActor.assumeIsolated {
      let folder = URL(fileURLWithPath: CommandLine.arguments[1])
      UINib.modules.append(module)
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
          let strategy = Snapshotting<UIViewController, UIImage>.image(on: config, traits: traits)
          let controller = screen(name)
          serveMainQueue()
          let picture = try strategy.take(controller)
          try picture.pngData()?.write(
            to: folder.appendingPathComponent("\(name)-\(device)-\(word).png"))
          print("drawn \(device)-\(word)")
        } catch {
          print("failed \(device)-\(word) \(error)")
        }
      }
    }
  }

  /// Makes the next picture wait for work that the screen schedules on the main queue when it
  /// appears, and for work scheduled by that work, up to a number of turns, because apps draw after
  /// such work.
  @MainActor
  private static func serveMainQueue(_ turns: Int = 10, _ load: PendingLoad = PendingLoad("turns"))
  {
    DispatchQueue.main.async {
      turns == 0 ? load.end() : serveMainQueue(turns - 1, load)
    }
  }

  /// Returns the controller, in a navigation controller if it has none.
  @MainActor
  private static func screen(_ name: String) -> UIViewController {
    guard let make = drawnScreens[name] else { fatalError("no screen is called \(name)") }
    let controller = make()
    switch controller {
    case is UINavigationController, is UITabBarController, is UISplitViewController:
      return controller
    default: return UINavigationController(rootViewController: controller)
    }
  }
}

/// Returns a tab bar controller with a tab selected.
@MainActor func drawnTab(_ index: Int, of controller: UIViewController) -> UIViewController {
  (controller as? UITabBarController)?.selectedIndex = index
  return controller
}
