// swift-format-ignore-file
// Generated from UIColorPickerViewControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIColorPickerViewControllerDelegate {
  @_disfavoredOverload public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { if let added = AddedMethods.method(.colorPickerViewControllerDidSelectContinuously, of: self) { return AddedMethods.result(of: added, .colorPickerViewControllerDidSelectContinuously, self, [viewController, color, continuously]) }; MissingRequirement.mark(self, .colorPickerViewControllerDidSelectContinuously) }
  @_disfavoredOverload public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { if let added = AddedMethods.method(.colorPickerViewControllerDidSelectColor, of: self) { return AddedMethods.result(of: added, .colorPickerViewControllerDidSelectColor, self, [viewController]) }; MissingRequirement.mark(self, .colorPickerViewControllerDidSelectColor) }
  @_disfavoredOverload public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { if let added = AddedMethods.method(.colorPickerViewControllerDidFinish, of: self) { return AddedMethods.result(of: added, .colorPickerViewControllerDidFinish, self, [viewController]) }; MissingRequirement.mark(self, .colorPickerViewControllerDidFinish) }

  @_disfavoredOverload public var colorPickerViewController: UIColorPickerViewControllerDelegateOptionals.ColorPickerViewController? { .init(object: self) }
  @_disfavoredOverload public var colorPickerViewControllerDidSelectColor: UIColorPickerViewControllerDelegateOptionals.ColorPickerViewControllerDidSelectColor? { .init(object: self) }
  @_disfavoredOverload public var colorPickerViewControllerDidFinish: UIColorPickerViewControllerDelegateOptionals.ColorPickerViewControllerDidFinish? { .init(object: self) }
}

/// The optional methods of `UIColorPickerViewControllerDelegate`, one type per name. Calls return
/// nil if the object does not implement the method.
public enum UIColorPickerViewControllerDelegateOptionals {
  @preconcurrency @MainActor public struct ColorPickerViewController {
    let object: any UIColorPickerViewControllerDelegate
    @discardableResult public func callAsFunction(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.colorPickerViewController(viewController, didSelect: color, continuously: continuously); return MissingRequirement.isMarked(object, .colorPickerViewControllerDidSelectContinuously) ? nil : result }
  }
  @preconcurrency @MainActor public struct ColorPickerViewControllerDidSelectColor {
    let object: any UIColorPickerViewControllerDelegate
    @discardableResult public func callAsFunction(_ viewController: UIColorPickerViewController) -> Void? { MissingRequirement.clear(); let result: Void = object.colorPickerViewControllerDidSelectColor(viewController); return MissingRequirement.isMarked(object, .colorPickerViewControllerDidSelectColor) ? nil : result }
  }
  @preconcurrency @MainActor public struct ColorPickerViewControllerDidFinish {
    let object: any UIColorPickerViewControllerDelegate
    @discardableResult public func callAsFunction(_ viewController: UIColorPickerViewController) -> Void? { MissingRequirement.clear(); let result: Void = object.colorPickerViewControllerDidFinish(viewController); return MissingRequirement.isMarked(object, .colorPickerViewControllerDidFinish) ? nil : result }
  }
}
