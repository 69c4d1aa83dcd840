// swift-format-ignore-file
// Generated from UIPopoverPresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIPopoverPresentationControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    MissingRequirement.mark(self, .prepareForPopoverPresentation)
  }

  /// `object.prepareForPopoverPresentation?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var prepareForPopoverPresentation: UIPopoverPresentationControllerDelegateOptionals.PrepareForPopoverPresentation? { .init(object: self) }
}

/// The optional requirements of `UIPopoverPresentationControllerDelegate` as callable values, one
/// type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIPopoverPresentationControllerDelegateOptionals {}

extension UIPopoverPresentationControllerDelegateOptionals {
  /// The optional methods called `prepareForPopoverPresentation`, to be called.
  @preconcurrency @MainActor
  public struct PrepareForPopoverPresentation {
    let object: any UIPopoverPresentationControllerDelegate
  }
}

extension UIPopoverPresentationControllerDelegateOptionals.PrepareForPopoverPresentation {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.prepareForPopoverPresentation(popoverPresentationController)
    return MissingRequirement.isMarked(object, .prepareForPopoverPresentation) ? nil : result
  }
}
