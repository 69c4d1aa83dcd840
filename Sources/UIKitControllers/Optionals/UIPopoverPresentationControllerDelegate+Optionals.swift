// swift-format-ignore-file
// Generated from UIPopoverPresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { if let added = AddedMethods.method(.prepareForPopoverPresentation, of: self) { return AddedMethods.result(of: added, .prepareForPopoverPresentation, self, [popoverPresentationController]) }; MissingRequirement.mark(self, .prepareForPopoverPresentation) }

  @_disfavoredOverload public var prepareForPopoverPresentation: UIPopoverPresentationControllerDelegateOptionals.PrepareForPopoverPresentation? { .init(object: self) }
}

/// The optional methods of `UIPopoverPresentationControllerDelegate`, one type per name. Calls
/// return nil if the object does not implement the method.
public enum UIPopoverPresentationControllerDelegateOptionals {
  @preconcurrency @MainActor public struct PrepareForPopoverPresentation {
    let object: any UIPopoverPresentationControllerDelegate
    @discardableResult public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> Void? { MissingRequirement.clear(); let result: Void = object.prepareForPopoverPresentation(popoverPresentationController); return MissingRequirement.isMarked(object, .prepareForPopoverPresentation) ? nil : result }
  }
}
