/// Hears of a tab bar controller.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UITabBarControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UITabBarControllerDelegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: ObjectiveCProtocol {
  /// Whether a finger on a tab may choose its controller.
  // Optional; without it: true
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A finger has chosen a controller, maybe the one that was chosen already.
  // Optional
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Who animates the way from one controller to another; nil for a change at once.
  // Optional; without it: nil
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
