// swift-format-ignore-file
// Generated from UISheetPresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { if let added = AddedMethods.method(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, of: self) { return AddedMethods.result(of: added, .sheetPresentationControllerDidChangeSelectedDetentIdentifier, self, [sheetPresentationController]) }; MissingRequirement.mark(self, .sheetPresentationControllerDidChangeSelectedDetentIdentifier) }

  @_disfavoredOverload public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: UISheetPresentationControllerDelegateOptionals.SheetPresentationControllerDidChangeSelectedDetentIdentifier? { .init(object: self) }
}

/// The optional methods of `UISheetPresentationControllerDelegate`, a type a name, to be called:
/// nil where the object does not write the method. This is what `delegate.method?(…)` means without
/// Objective-C; not meant to be named.
public enum UISheetPresentationControllerDelegateOptionals {
  @preconcurrency @MainActor public struct SheetPresentationControllerDidChangeSelectedDetentIdentifier {
    let object: any UISheetPresentationControllerDelegate
    @discardableResult public func callAsFunction(_ sheetPresentationController: UISheetPresentationController) -> Void? { MissingRequirement.clear(); let result: Void = object.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController); return MissingRequirement.isMarked(object, .sheetPresentationControllerDidChangeSelectedDetentIdentifier) ? nil : result }
  }
}
