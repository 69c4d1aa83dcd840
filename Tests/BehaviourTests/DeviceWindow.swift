import Sessions
import UIKit

/// Calls a closure on the screen of a phone or tablet, with a window of its size.
@MainActor
func onDevice<Result>(
  _ device: DevicePreset, _ orientation: DeviceScreen.Orientation = .portrait,
  _ body: (UIWindow) throws -> Result
) rethrows -> Result {
  let screen = DeviceScreen(device, orientation)
  let bounds = CGRect(origin: .zero, size: screen.size)
  return try RenderSession.current.withScreen(bounds: bounds, scale: screen.scale).run {
    let window = UIWindow(frame: bounds)
    window.edges = screen.edges
    return try body(window)
  }
}

extension UIWindow {
  /// Shows a controller and lays it out.
  func show(_ controller: UIViewController) {
    rootViewController = controller
    makeKeyAndVisible()
    layoutIfNeeded()
  }
}
