/// The delegate of a tab bar controller.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UITabBarControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UITabBarControllerDelegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: ObjectiveCProtocol {
  /// Returns whether a tap may select a controller.
  // Optional; without it: true
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after a tap has selected a controller, also if it was already selected.
  // Optional
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns the animator of the change from one controller to another; nil for an immediate
  /// change.
  // Optional; without it: nil
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
