// swift-format-ignore-file
// Generated from UIPageViewControllerDataSource.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIPageViewControllerDataSource {
  /// What a class without the method does: `0`.
  @_disfavoredOverload
  public func presentationCount(
    for pageViewController: UIPageViewController
  ) -> Int {
    MissingRequirement.mark(self, .presentationCountFor)
    return 0
  }

  /// What a class without the method does: `0`.
  @_disfavoredOverload
  public func presentationIndex(
    for pageViewController: UIPageViewController
  ) -> Int {
    MissingRequirement.mark(self, .presentationIndexFor)
    return 0
  }

  /// `object.presentationCount?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentationCount: UIPageViewControllerDataSourceOptionals.PresentationCount? { .init(object: self) }

  /// `object.presentationIndex?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentationIndex: UIPageViewControllerDataSourceOptionals.PresentationIndex? { .init(object: self) }
}

/// The optional requirements of `UIPageViewControllerDataSource` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIPageViewControllerDataSourceOptionals {}

extension UIPageViewControllerDataSourceOptionals {
  /// The optional methods called `presentationCount`, to be called.
  @preconcurrency @MainActor
  public struct PresentationCount {
    let object: any UIPageViewControllerDataSource
  }
}

extension UIPageViewControllerDataSourceOptionals.PresentationCount {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    for pageViewController: UIPageViewController
  ) -> Int? {
    MissingRequirement.clear()
    let result = object.presentationCount(for: pageViewController)
    return MissingRequirement.isMarked(object, .presentationCountFor) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    for pageViewController: UIPageViewController
  ) -> Int {
    object.presentationCount(for: pageViewController)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    for pageViewController: UIPageViewController
  ) -> OptionalResult<Int> {
    OptionalResult(self(for: pageViewController))
  }
}

extension UIPageViewControllerDataSourceOptionals {
  /// The optional methods called `presentationIndex`, to be called.
  @preconcurrency @MainActor
  public struct PresentationIndex {
    let object: any UIPageViewControllerDataSource
  }
}

extension UIPageViewControllerDataSourceOptionals.PresentationIndex {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    for pageViewController: UIPageViewController
  ) -> Int? {
    MissingRequirement.clear()
    let result = object.presentationIndex(for: pageViewController)
    return MissingRequirement.isMarked(object, .presentationIndexFor) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    for pageViewController: UIPageViewController
  ) -> Int {
    object.presentationIndex(for: pageViewController)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    for pageViewController: UIPageViewController
  ) -> OptionalResult<Int> {
    OptionalResult(self(for: pageViewController))
  }
}
