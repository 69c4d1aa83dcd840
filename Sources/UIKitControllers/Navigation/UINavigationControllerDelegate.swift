/// The delegate of a navigation controller, which is notified of shown controllers and may animate
/// the transitions.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UINavigationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UINavigationControllerDelegate.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: ObjectiveCProtocol {
  /// Called before a controller is shown.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after a controller has been shown.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the animator of a push or a pop; nil for the system's.
  // Optional; without it: nil
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of an animator; nil for none.
  // Optional; without it: nil
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
