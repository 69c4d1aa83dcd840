/// Has the pages of a page controller.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIPageViewControllerDataSource+Optionals.swift` is generated. Source: Apple,
/// UIPageViewControllerDataSource.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: ObjectiveCProtocol {
  /// The page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots there are below the pages; none where it is left out.
  // Optional; without it: 0
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The dot of the page that was set last.
  // Optional; without it: 0
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
