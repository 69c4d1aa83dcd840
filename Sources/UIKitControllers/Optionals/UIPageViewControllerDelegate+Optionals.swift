// swift-format-ignore-file
// Generated from UIPageViewControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UIPageViewControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    MissingRequirement.mark(self, .pageViewControllerWillTransitionTo)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    MissingRequirement.mark(self, .pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted)
  }

  /// `object.pageViewController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var pageViewController: UIPageViewControllerDelegateOptionals.PageViewController? { .init(object: self) }
}

/// The optional requirements of `UIPageViewControllerDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIPageViewControllerDelegateOptionals {}

extension UIPageViewControllerDelegateOptionals {
  /// The optional methods called `pageViewController`, to be called.
  @preconcurrency @MainActor
  public struct PageViewController {
    let object: any UIPageViewControllerDelegate
  }
}

extension UIPageViewControllerDelegateOptionals.PageViewController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    return MissingRequirement.isMarked(object, .pageViewControllerWillTransitionTo) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed)
    return MissingRequirement.isMarked(object, .pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted) ? nil : result
  }
}
