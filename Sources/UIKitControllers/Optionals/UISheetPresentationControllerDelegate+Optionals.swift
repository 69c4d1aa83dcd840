// swift-format-ignore-file
// Generated from UISheetPresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { if let added = AddedMethods.method(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, of: self) { return AddedMethods.result(of: added, .sheetPresentationControllerDidChangeSelectedDetentIdentifier, self, [sheetPresentationController]) }; MissingRequirement.mark(self, .sheetPresentationControllerDidChangeSelectedDetentIdentifier) }

  @_disfavoredOverload public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: UISheetPresentationControllerDelegateOptionals.SheetPresentationControllerDidChangeSelectedDetentIdentifier? { .init(object: self) }
}

/// The optional methods of `UISheetPresentationControllerDelegate`, one type per name. Calls return
/// nil if the object does not implement the method.
public enum UISheetPresentationControllerDelegateOptionals {
  @preconcurrency @MainActor public struct SheetPresentationControllerDidChangeSelectedDetentIdentifier {
    let object: any UISheetPresentationControllerDelegate
    @discardableResult public func callAsFunction(_ sheetPresentationController: UISheetPresentationController) -> Void? { MissingRequirement.clear(); let result: Void = object.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController); return MissingRequirement.isMarked(object, .sheetPresentationControllerDidChangeSelectedDetentIdentifier) ? nil : result }
  }
}
