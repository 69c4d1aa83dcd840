extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  ///
  /// - Complexity: O(depth).
  public var navigationController: UINavigationController? { parent?.nearestNavigationController }

  /// Adds a controller as a child if it is not one yet.
  func embed(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Notifies the parent and the presentation controller of a new preferred size.
  func notifyOfPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
