// swift-format-ignore-file
// Generated from UISheetPresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UISheetPresentationControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    MissingRequirement.mark(self, .sheetPresentationControllerDidChangeSelectedDetentIdentifier)
  }

  /// `object.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(…)`: the optional
  /// methods of that name.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: UISheetPresentationControllerDelegateOptionals.SheetPresentationControllerDidChangeSelectedDetentIdentifier? { .init(object: self) }
}

/// The optional requirements of `UISheetPresentationControllerDelegate` as callable values, one
/// type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UISheetPresentationControllerDelegateOptionals {}

extension UISheetPresentationControllerDelegateOptionals {
  /// The optional methods called `sheetPresentationControllerDidChangeSelectedDetentIdentifier`, to
  /// be called.
  @preconcurrency @MainActor
  public struct SheetPresentationControllerDidChangeSelectedDetentIdentifier {
    let object: any UISheetPresentationControllerDelegate
  }
}

extension UISheetPresentationControllerDelegateOptionals.SheetPresentationControllerDidChangeSelectedDetentIdentifier {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ sheetPresentationController: UISheetPresentationController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    return MissingRequirement.isMarked(object, .sheetPresentationControllerDidChangeSelectedDetentIdentifier) ? nil : result
  }
}
