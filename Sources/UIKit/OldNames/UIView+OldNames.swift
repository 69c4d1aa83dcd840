// Names that methods had in Swift 4.0.

extension UIView {
  /// `bringSubviewToFront(_:)` in Swift 4.0.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)` in Swift 4.0.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// `addChild(_:)` in Swift 4.0.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// `removeFromParent()` in Swift 4.0.
  public func removeFromParentViewController() { removeFromParent() }

  /// `children` in Swift 4.0.
  public var childViewControllers: [UIViewController] { children }

  /// Calls `willMove(toParent:)`, as in Swift 4.0.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// Calls `didMove(toParent:)`, as in Swift 4.0.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
