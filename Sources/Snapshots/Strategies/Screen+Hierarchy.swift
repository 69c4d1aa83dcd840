import Staging
import UIKit

extension Snapshotting where Value: UIViewController, Format == String {
  /// The tree of controllers, one a line, as UIKit's debugger says it, without addresses.
  public static var hierarchy: Snapshotting {
    reading(ScreenSetting(), nil, "txt") { controller, _ in
      ControllerDescription.lines(of: controller).joined(separator: "\n")
    }
  }
}
