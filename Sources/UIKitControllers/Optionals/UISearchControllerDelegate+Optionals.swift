// swift-format-ignore-file
// Generated from UISearchControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UISearchControllerDelegate {
  @_disfavoredOverload public func presentSearchController(_ searchController: UISearchController) { if let added = AddedMethods.method(.presentSearchController, of: self) { return AddedMethods.result(of: added, .presentSearchController, self, [searchController]) }; MissingRequirement.mark(self, .presentSearchController) }
  @_disfavoredOverload public func willPresentSearchController(_ searchController: UISearchController) { if let added = AddedMethods.method(.willPresentSearchController, of: self) { return AddedMethods.result(of: added, .willPresentSearchController, self, [searchController]) }; MissingRequirement.mark(self, .willPresentSearchController) }
  @_disfavoredOverload public func didPresentSearchController(_ searchController: UISearchController) { if let added = AddedMethods.method(.didPresentSearchController, of: self) { return AddedMethods.result(of: added, .didPresentSearchController, self, [searchController]) }; MissingRequirement.mark(self, .didPresentSearchController) }
  @_disfavoredOverload public func willDismissSearchController(_ searchController: UISearchController) { if let added = AddedMethods.method(.willDismissSearchController, of: self) { return AddedMethods.result(of: added, .willDismissSearchController, self, [searchController]) }; MissingRequirement.mark(self, .willDismissSearchController) }
  @_disfavoredOverload public func didDismissSearchController(_ searchController: UISearchController) { if let added = AddedMethods.method(.didDismissSearchController, of: self) { return AddedMethods.result(of: added, .didDismissSearchController, self, [searchController]) }; MissingRequirement.mark(self, .didDismissSearchController) }

  @_disfavoredOverload public var presentSearchController: UISearchControllerDelegateOptionals.PresentSearchController? { .init(object: self) }
  @_disfavoredOverload public var willPresentSearchController: UISearchControllerDelegateOptionals.WillPresentSearchController? { .init(object: self) }
  @_disfavoredOverload public var didPresentSearchController: UISearchControllerDelegateOptionals.DidPresentSearchController? { .init(object: self) }
  @_disfavoredOverload public var willDismissSearchController: UISearchControllerDelegateOptionals.WillDismissSearchController? { .init(object: self) }
  @_disfavoredOverload public var didDismissSearchController: UISearchControllerDelegateOptionals.DidDismissSearchController? { .init(object: self) }
}

/// The optional methods of `UISearchControllerDelegate`, one type per name. Calls return nil if the
/// object does not implement the method.
public enum UISearchControllerDelegateOptionals {
  @preconcurrency @MainActor public struct PresentSearchController {
    let object: any UISearchControllerDelegate
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? { MissingRequirement.clear(); let result: Void = object.presentSearchController(searchController); return MissingRequirement.isMarked(object, .presentSearchController) ? nil : result }
  }
  @preconcurrency @MainActor public struct WillPresentSearchController {
    let object: any UISearchControllerDelegate
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? { MissingRequirement.clear(); let result: Void = object.willPresentSearchController(searchController); return MissingRequirement.isMarked(object, .willPresentSearchController) ? nil : result }
  }
  @preconcurrency @MainActor public struct DidPresentSearchController {
    let object: any UISearchControllerDelegate
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? { MissingRequirement.clear(); let result: Void = object.didPresentSearchController(searchController); return MissingRequirement.isMarked(object, .didPresentSearchController) ? nil : result }
  }
  @preconcurrency @MainActor public struct WillDismissSearchController {
    let object: any UISearchControllerDelegate
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? { MissingRequirement.clear(); let result: Void = object.willDismissSearchController(searchController); return MissingRequirement.isMarked(object, .willDismissSearchController) ? nil : result }
  }
  @preconcurrency @MainActor public struct DidDismissSearchController {
    let object: any UISearchControllerDelegate
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? { MissingRequirement.clear(); let result: Void = object.didDismissSearchController(searchController); return MissingRequirement.isMarked(object, .didDismissSearchController) ? nil : result }
  }
}
