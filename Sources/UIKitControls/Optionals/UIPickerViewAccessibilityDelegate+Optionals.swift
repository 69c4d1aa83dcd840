// swift-format-ignore-file
// Generated from UIPickerViewAccessibilityDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIPickerViewAccessibilityDelegate {
  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? {
    MissingRequirement.mark(self, .pickerViewAccessibilityLabelForComponent)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityHintForComponent component: Int
  ) -> String? {
    MissingRequirement.mark(self, .pickerViewAccessibilityHintForComponent)
    return nil
  }

  /// `object.pickerView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var pickerView: UIPickerViewAccessibilityDelegateOptionals.PickerView? { .init(object: self) }
}

/// The optional requirements of `UIPickerViewAccessibilityDelegate` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIPickerViewAccessibilityDelegateOptionals {}

extension UIPickerViewAccessibilityDelegateOptionals {
  /// The optional methods called `pickerView`, to be called.
  @preconcurrency @MainActor
  public struct PickerView {
    let object: any UIPickerViewAccessibilityDelegate
  }
}

extension UIPickerViewAccessibilityDelegateOptionals.PickerView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? {
    MissingRequirement.clear()
    let result = object.pickerView(pickerView, accessibilityLabelForComponent: component)
    return MissingRequirement.isMarked(object, .pickerViewAccessibilityLabelForComponent) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ pickerView: UIPickerView,
    accessibilityHintForComponent component: Int
  ) -> String? {
    MissingRequirement.clear()
    let result = object.pickerView(pickerView, accessibilityHintForComponent: component)
    return MissingRequirement.isMarked(object, .pickerViewAccessibilityHintForComponent) ? nil : result
  }
}
