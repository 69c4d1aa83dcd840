import Staging
import UIKit

extension Snapshotting where Value: UIViewController, Format == String {
  /// A strategy for the controller hierarchy, one controller a line, in the format of UIKit's
  /// debugger, without addresses.
  public static var hierarchy: Snapshotting {
    reading(ScreenSetting(), nil, "txt") { controller, _ in
      ControllerDescription.lines(of: controller).joined(separator: "\n")
    }
  }
}
