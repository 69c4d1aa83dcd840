/// A view or a view controller that can fill a screen.
@MainActor
public protocol SnapshotScreen: AnyObject, Sendable {
  /// Prepares the screen for layout.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for that of the view or of the controller's view, or the
  ///     screen's if a controller's view is empty.
  ///   - inWindow: Whether to create a window even if none is needed.
  /// - Returns: The view to draw.
  func snapshotRoot(size: CGSize?, inWindow: Bool) -> UIView
}

extension UIView: SnapshotScreen {
  /// Returns the view itself, or a window of its size that it fills. The view keeps the size.
  public func snapshotRoot(size: CGSize?, inWindow: Bool) -> UIView {
    if let size { resize(to: size) }
    guard inWindow else { return self }
    let window = UIWindow(frame: CGRect(origin: .zero, size: bounds.size))
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    window.showAsKeyWindow()
    return window
  }
}

extension UIView {
  /// Sets the view's size, preserving its top-left corner, or its centre if it is transformed.
  package func resize(to size: CGSize) {
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
}

extension UIViewController: SnapshotScreen {
  /// Returns a window with the controller as its root; the controller has appeared.
  public func snapshotRoot(size: CGSize?, inWindow: Bool) -> UIView {
    UIWindow.showing(self, size: size ?? sizeOnStage)
  }
}

extension UIViewController {
  /// The size of the view, which is loaded.
  var ownSize: CGSize {
    loadViewIfNeeded()
    return view.frame.size
  }

  /// The size of the view, or that of the screen if the view is empty.
  ///
  /// Source: pointfreeco/swift-snapshot-testing, `prepareView`.
  var sizeOnStage: CGSize {
    let size = ownSize
    return size.width > 0 && size.height > 0 ? size : UIScreen.main.bounds.size
  }
}

extension UIWindow {
  /// Returns a window in front of all others with a root controller, which has appeared.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - edges: The covered edges of the window.
  package static func showing(
    _ controller: UIViewController, size: CGSize, edges: ScreenEdges = ScreenEdges()
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.edges = edges
    window.rootViewController = controller
    window.showAsKeyWindow()
    return window
  }
}
