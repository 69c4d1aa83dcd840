/// What can fill a screen: a view or a view controller.
@MainActor
public protocol SnapshotScreen: AnyObject, Sendable {
  /// Makes the screen stand, ready to be laid out.
  ///
  /// - Parameters:
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - inWindow: whether a window is wanted even where none is needed.
  /// - Returns: the view that is drawn.
  func snapshotRoot(size: CGSize?, inWindow: Bool) -> UIView
}

extension UIView: SnapshotScreen {
  /// The view itself, or a window of its size that it fills. The view keeps the size.
  public func snapshotRoot(size: CGSize?, inWindow: Bool) -> UIView {
    if let size { resize(to: size) }
    guard inWindow else { return self }
    let window = UIWindow(frame: CGRect(origin: .zero, size: bounds.size))
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    window.standInFront()
    return window
  }
}

extension UIView {
  /// Gives the view a size, and leaves its top left corner where it is. A view that is turned has
  /// no such corner; its centre stays.
  package func resize(to size: CGSize) {
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
}

extension UIViewController: SnapshotScreen {
  /// A window with the controller as its root; the controller has appeared.
  public func snapshotRoot(size: CGSize?, inWindow: Bool) -> UIView {
    UIWindow.showing(self, size: size ?? UIScreen.main.bounds.size)
  }
}

extension UIWindow {
  /// A window in front of all others that a controller fills; the controller has appeared.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - edges: what of the window is covered.
  package static func showing(
    _ controller: UIViewController, size: CGSize, edges: ScreenEdges = ScreenEdges()
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.edges = edges
    window.rootViewController = controller
    window.standInFront()
    return window
  }
}
