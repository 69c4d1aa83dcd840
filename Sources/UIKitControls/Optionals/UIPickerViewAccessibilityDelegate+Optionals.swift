// swift-format-ignore-file
// Generated from UIPickerViewAccessibilityDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIPickerViewAccessibilityDelegate {
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { if let added = AddedMethods.method(.pickerViewAccessibilityLabelForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewAccessibilityLabelForComponent, self, [pickerView, component]) }; MissingRequirement.mark(self, .pickerViewAccessibilityLabelForComponent); return nil }
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { if let added = AddedMethods.method(.pickerViewAccessibilityHintForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewAccessibilityHintForComponent, self, [pickerView, component]) }; MissingRequirement.mark(self, .pickerViewAccessibilityHintForComponent); return nil }

  @_disfavoredOverload public var pickerView: UIPickerViewAccessibilityDelegateOptionals.PickerView? { .init(object: self) }
}

/// The optional methods of `UIPickerViewAccessibilityDelegate`, one type per name. Calls return nil
/// if the object does not implement the method.
public enum UIPickerViewAccessibilityDelegateOptionals {
  @preconcurrency @MainActor public struct PickerView {
    let object: any UIPickerViewAccessibilityDelegate
    public func callAsFunction(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { MissingRequirement.clear(); let result = object.pickerView(pickerView, accessibilityLabelForComponent: component); return MissingRequirement.isMarked(object, .pickerViewAccessibilityLabelForComponent) ? nil : result }
    public func callAsFunction(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { MissingRequirement.clear(); let result = object.pickerView(pickerView, accessibilityHintForComponent: component); return MissingRequirement.isMarked(object, .pickerViewAccessibilityHintForComponent) ? nil : result }
  }
}
