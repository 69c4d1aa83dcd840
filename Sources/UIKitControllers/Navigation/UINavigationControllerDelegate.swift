/// Hears of a navigation controller, and may animate its transitions.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UINavigationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UINavigationControllerDelegate.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: ObjectiveCProtocol {
  /// A controller is about to be shown.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A controller is shown.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Who animates a push or a pop; nil for the way of the system.
  // Optional; without it: nil
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who drives it; nil for the clock.
  // Optional; without it: nil
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
