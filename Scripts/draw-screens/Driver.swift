import Foundation
import SnapshotTesting
import UIKit

/// Draws the screens that the arguments name into the folder that the first one names.
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

  /// Has the next picture wait for what the screen gives to the main queue as it appears, and for
  /// what that gives to it, so many times over: an app draws behind that, too.
  @MainActor
  private static func serveMainQueue(_ turns: Int = 10, _ load: PendingLoad = PendingLoad("turns"))
  {
    DispatchQueue.main.async {
      turns == 0 ? load.end() : serveMainQueue(turns - 1, load)
    }
  }

  /// The controller by itself, or in navigation where it brings none.
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

/// A tab bar controller that shows one of its tabs.
@MainActor func drawnTab(_ index: Int, of controller: UIViewController) -> UIViewController {
  (controller as? UITabBarController)?.selectedIndex = index
  return controller
}
