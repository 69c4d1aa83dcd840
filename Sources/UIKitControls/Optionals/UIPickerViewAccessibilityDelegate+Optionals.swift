// swift-format-ignore-file
// Generated from UIPickerViewAccessibilityDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UIPickerViewAccessibilityDelegate {
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { if let added = AddedMethods.method(.pickerViewAccessibilityLabelForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewAccessibilityLabelForComponent, self, [pickerView, component]) }; MissingRequirement.mark(self, .pickerViewAccessibilityLabelForComponent); return nil }
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { if let added = AddedMethods.method(.pickerViewAccessibilityHintForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewAccessibilityHintForComponent, self, [pickerView, component]) }; MissingRequirement.mark(self, .pickerViewAccessibilityHintForComponent); return nil }

  @_disfavoredOverload public var pickerView: UIPickerViewAccessibilityDelegateOptionals.PickerView? { .init(object: self) }
}

/// The optional methods of `UIPickerViewAccessibilityDelegate`, a type a name, to be called: nil
/// where the object does not write the method. This is what `delegate.method?(…)` means without
/// Objective-C; not meant to be named.
public enum UIPickerViewAccessibilityDelegateOptionals {
  @preconcurrency @MainActor public struct PickerView {
    let object: any UIPickerViewAccessibilityDelegate
    public func callAsFunction(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { MissingRequirement.clear(); let result = object.pickerView(pickerView, accessibilityLabelForComponent: component); return MissingRequirement.isMarked(object, .pickerViewAccessibilityLabelForComponent) ? nil : result }
    public func callAsFunction(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { MissingRequirement.clear(); let result = object.pickerView(pickerView, accessibilityHintForComponent: component); return MissingRequirement.isMarked(object, .pickerViewAccessibilityHintForComponent) ? nil : result }
  }
}
