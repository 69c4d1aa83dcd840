extension UIViewController {
  /// The navigation controller this one is in.
  ///
  /// - Complexity: O(depth).
  public var navigationController: UINavigationController? { parent?.innermostNavigation }

  /// Makes a controller a child that is none yet.
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

  /// Tells what lies around, and what presents the controller, that it would like another size.
  func tellOfPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
