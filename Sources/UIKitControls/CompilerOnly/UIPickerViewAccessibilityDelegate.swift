// For the compiler only: the labels of components are never read.

/// Provides the accessibility of a picker view's components. Never called: accessibility values are
/// stored without effect.
///
/// Every method is optional. Source: Apple, UIPickerViewAccessibilityDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the label of a component.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?

  /// Returns the hint of a component.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String?
}
