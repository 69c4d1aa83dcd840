// swift-format-ignore-file
// Generated from UIPopoverPresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { if let added = AddedMethods.method(.prepareForPopoverPresentation, of: self) { return AddedMethods.result(of: added, .prepareForPopoverPresentation, self, [popoverPresentationController]) }; MissingRequirement.mark(self, .prepareForPopoverPresentation) }

  @_disfavoredOverload public var prepareForPopoverPresentation: UIPopoverPresentationControllerDelegateOptionals.PrepareForPopoverPresentation? { .init(object: self) }
}

/// The optional methods of `UIPopoverPresentationControllerDelegate`, a type a name, to be called:
/// nil where the object does not write the method. This is what `delegate.method?(…)` means without
/// Objective-C; not meant to be named.
public enum UIPopoverPresentationControllerDelegateOptionals {
  @preconcurrency @MainActor public struct PrepareForPopoverPresentation {
    let object: any UIPopoverPresentationControllerDelegate
    @discardableResult public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> Void? { MissingRequirement.clear(); let result: Void = object.prepareForPopoverPresentation(popoverPresentationController); return MissingRequirement.isMarked(object, .prepareForPopoverPresentation) ? nil : result }
  }
}
