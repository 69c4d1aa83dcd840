/// Hears of pages that a finger turns.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIPageViewControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UIPageViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: ObjectiveCProtocol {
  /// A finger begins to bring pages.
  // Optional
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Pages have come to rest after a finger moved them; `completed` where others than before are
  /// seen.
  // Optional
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
