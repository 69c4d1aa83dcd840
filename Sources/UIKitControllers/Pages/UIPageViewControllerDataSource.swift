/// The data source of a page view controller.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UIPageViewControllerDataSource+Optionals.swift` is generated. Source: Apple,
/// UIPageViewControllerDataSource.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: ObjectiveCProtocol {
  /// Returns the previous page; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the next page; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots in the page control; 0 hides it.
  // Optional; without it: 0
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the dot of the page that was set last.
  // Optional; without it: 0
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
