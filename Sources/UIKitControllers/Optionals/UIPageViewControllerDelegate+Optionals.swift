// swift-format-ignore-file
// Generated from UIPageViewControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIPageViewControllerDelegate {
  @_disfavoredOverload public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { if let added = AddedMethods.method(.pageViewControllerWillTransitionTo, of: self) { return AddedMethods.result(of: added, .pageViewControllerWillTransitionTo, self, [pageViewController, pendingViewControllers]) }; MissingRequirement.mark(self, .pageViewControllerWillTransitionTo) }
  @_disfavoredOverload public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { if let added = AddedMethods.method(.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, of: self) { return AddedMethods.result(of: added, .pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, self, [pageViewController, finished, previousViewControllers, completed]) }; MissingRequirement.mark(self, .pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted) }

  @_disfavoredOverload public var pageViewController: UIPageViewControllerDelegateOptionals.PageViewController? { .init(object: self) }
}

/// The optional methods of `UIPageViewControllerDelegate`, one type per name. Calls return nil if
/// the object does not implement the method.
public enum UIPageViewControllerDelegateOptionals {
  @preconcurrency @MainActor public struct PageViewController {
    let object: any UIPageViewControllerDelegate
    @discardableResult public func callAsFunction(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) -> Void? { MissingRequirement.clear(); let result: Void = object.pageViewController(pageViewController, willTransitionTo: pendingViewControllers); return MissingRequirement.isMarked(object, .pageViewControllerWillTransitionTo) ? nil : result }
    @discardableResult public func callAsFunction(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed); return MissingRequirement.isMarked(object, .pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted) ? nil : result }
  }
}
