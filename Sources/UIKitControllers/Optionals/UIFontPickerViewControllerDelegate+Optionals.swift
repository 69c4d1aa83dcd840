// swift-format-ignore-file
// Generated from UIFontPickerViewControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIFontPickerViewControllerDelegate {
  @_disfavoredOverload public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { if let added = AddedMethods.method(.fontPickerViewControllerDidCancel, of: self) { return AddedMethods.result(of: added, .fontPickerViewControllerDidCancel, self, [viewController]) }; MissingRequirement.mark(self, .fontPickerViewControllerDidCancel) }
  @_disfavoredOverload public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { if let added = AddedMethods.method(.fontPickerViewControllerDidPickFont, of: self) { return AddedMethods.result(of: added, .fontPickerViewControllerDidPickFont, self, [viewController]) }; MissingRequirement.mark(self, .fontPickerViewControllerDidPickFont) }

  @_disfavoredOverload public var fontPickerViewControllerDidCancel: UIFontPickerViewControllerDelegateOptionals.FontPickerViewControllerDidCancel? { .init(object: self) }
  @_disfavoredOverload public var fontPickerViewControllerDidPickFont: UIFontPickerViewControllerDelegateOptionals.FontPickerViewControllerDidPickFont? { .init(object: self) }
}

/// The optional methods of `UIFontPickerViewControllerDelegate`, one type per name. Calls return
/// nil if the object does not implement the method.
public enum UIFontPickerViewControllerDelegateOptionals {
  @preconcurrency @MainActor public struct FontPickerViewControllerDidCancel {
    let object: any UIFontPickerViewControllerDelegate
    @discardableResult public func callAsFunction(_ viewController: UIFontPickerViewController) -> Void? { MissingRequirement.clear(); let result: Void = object.fontPickerViewControllerDidCancel(viewController); return MissingRequirement.isMarked(object, .fontPickerViewControllerDidCancel) ? nil : result }
  }
  @preconcurrency @MainActor public struct FontPickerViewControllerDidPickFont {
    let object: any UIFontPickerViewControllerDelegate
    @discardableResult public func callAsFunction(_ viewController: UIFontPickerViewController) -> Void? { MissingRequirement.clear(); let result: Void = object.fontPickerViewControllerDidPickFont(viewController); return MissingRequirement.isMarked(object, .fontPickerViewControllerDidPickFont) ? nil : result }
  }
}
