// swift-format-ignore-file
// Generated from UISearchControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UISearchControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func presentSearchController(
    _ searchController: UISearchController
  ) {
    MissingRequirement.mark(self, .presentSearchController)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func willPresentSearchController(
    _ searchController: UISearchController
  ) {
    MissingRequirement.mark(self, .willPresentSearchController)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func didPresentSearchController(
    _ searchController: UISearchController
  ) {
    MissingRequirement.mark(self, .didPresentSearchController)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func willDismissSearchController(
    _ searchController: UISearchController
  ) {
    MissingRequirement.mark(self, .willDismissSearchController)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func didDismissSearchController(
    _ searchController: UISearchController
  ) {
    MissingRequirement.mark(self, .didDismissSearchController)
  }

  /// `object.presentSearchController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentSearchController: UISearchControllerDelegateOptionals.PresentSearchController? { .init(object: self) }

  /// `object.willPresentSearchController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var willPresentSearchController: UISearchControllerDelegateOptionals.WillPresentSearchController? { .init(object: self) }

  /// `object.didPresentSearchController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var didPresentSearchController: UISearchControllerDelegateOptionals.DidPresentSearchController? { .init(object: self) }

  /// `object.willDismissSearchController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var willDismissSearchController: UISearchControllerDelegateOptionals.WillDismissSearchController? { .init(object: self) }

  /// `object.didDismissSearchController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var didDismissSearchController: UISearchControllerDelegateOptionals.DidDismissSearchController? { .init(object: self) }
}

/// The optional requirements of `UISearchControllerDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UISearchControllerDelegateOptionals {}

extension UISearchControllerDelegateOptionals {
  /// The optional methods called `presentSearchController`, to be called.
  @preconcurrency @MainActor
  public struct PresentSearchController {
    let object: any UISearchControllerDelegate
  }
}

extension UISearchControllerDelegateOptionals.PresentSearchController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchController: UISearchController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.presentSearchController(searchController)
    return MissingRequirement.isMarked(object, .presentSearchController) ? nil : result
  }
}

extension UISearchControllerDelegateOptionals {
  /// The optional methods called `willPresentSearchController`, to be called.
  @preconcurrency @MainActor
  public struct WillPresentSearchController {
    let object: any UISearchControllerDelegate
  }
}

extension UISearchControllerDelegateOptionals.WillPresentSearchController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchController: UISearchController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.willPresentSearchController(searchController)
    return MissingRequirement.isMarked(object, .willPresentSearchController) ? nil : result
  }
}

extension UISearchControllerDelegateOptionals {
  /// The optional methods called `didPresentSearchController`, to be called.
  @preconcurrency @MainActor
  public struct DidPresentSearchController {
    let object: any UISearchControllerDelegate
  }
}

extension UISearchControllerDelegateOptionals.DidPresentSearchController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchController: UISearchController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.didPresentSearchController(searchController)
    return MissingRequirement.isMarked(object, .didPresentSearchController) ? nil : result
  }
}

extension UISearchControllerDelegateOptionals {
  /// The optional methods called `willDismissSearchController`, to be called.
  @preconcurrency @MainActor
  public struct WillDismissSearchController {
    let object: any UISearchControllerDelegate
  }
}

extension UISearchControllerDelegateOptionals.WillDismissSearchController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchController: UISearchController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.willDismissSearchController(searchController)
    return MissingRequirement.isMarked(object, .willDismissSearchController) ? nil : result
  }
}

extension UISearchControllerDelegateOptionals {
  /// The optional methods called `didDismissSearchController`, to be called.
  @preconcurrency @MainActor
  public struct DidDismissSearchController {
    let object: any UISearchControllerDelegate
  }
}

extension UISearchControllerDelegateOptionals.DidDismissSearchController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchController: UISearchController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.didDismissSearchController(searchController)
    return MissingRequirement.isMarked(object, .didDismissSearchController) ? nil : result
  }
}
