/// The delegate of a page view controller, which is notified of page changes by the user.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UIPageViewControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UIPageViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: ObjectiveCProtocol {
  /// Called when a swipe begins to show another page.
  // Optional
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called after a swipe has come to rest; `completed` is true if the page has changed.
  // Optional
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
