// swift-format-ignore-file
// Generated from UIPageViewControllerDataSource.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIPageViewControllerDataSource {
  @_disfavoredOverload public func presentationCount(for pageViewController: UIPageViewController) -> Int { if let added = AddedMethods.method(.presentationCountFor, of: self) { return AddedMethods.result(of: added, .presentationCountFor, self, [pageViewController]) }; MissingRequirement.mark(self, .presentationCountFor); return 0 }
  @_disfavoredOverload public func presentationIndex(for pageViewController: UIPageViewController) -> Int { if let added = AddedMethods.method(.presentationIndexFor, of: self) { return AddedMethods.result(of: added, .presentationIndexFor, self, [pageViewController]) }; MissingRequirement.mark(self, .presentationIndexFor); return 0 }

  @_disfavoredOverload public var presentationCount: UIPageViewControllerDataSourceOptionals.PresentationCount? { .init(object: self) }
  @_disfavoredOverload public var presentationIndex: UIPageViewControllerDataSourceOptionals.PresentationIndex? { .init(object: self) }
}

/// The optional methods of `UIPageViewControllerDataSource`, one type per name. Calls return nil if
/// the object does not implement the method.
public enum UIPageViewControllerDataSourceOptionals {
  @preconcurrency @MainActor public struct PresentationCount {
    let object: any UIPageViewControllerDataSource
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int? { MissingRequirement.clear(); let result = object.presentationCount(for: pageViewController); return MissingRequirement.isMarked(object, .presentationCountFor) ? nil : result }
    @_disfavoredOverload public func callAsFunction(for pageViewController: UIPageViewController) -> Int { object.presentationCount(for: pageViewController) }
    @_disfavoredOverload public func callAsFunction(for pageViewController: UIPageViewController) -> OptionalResult<Int> { OptionalResult(self(for: pageViewController)) }
  }
  @preconcurrency @MainActor public struct PresentationIndex {
    let object: any UIPageViewControllerDataSource
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int? { MissingRequirement.clear(); let result = object.presentationIndex(for: pageViewController); return MissingRequirement.isMarked(object, .presentationIndexFor) ? nil : result }
    @_disfavoredOverload public func callAsFunction(for pageViewController: UIPageViewController) -> Int { object.presentationIndex(for: pageViewController) }
    @_disfavoredOverload public func callAsFunction(for pageViewController: UIPageViewController) -> OptionalResult<Int> { OptionalResult(self(for: pageViewController)) }
  }
}
