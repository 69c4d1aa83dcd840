// For the compiler only: nobody asks what wheels are called.

/// Says what wheels are called where nothing is seen. Nobody asks: accessibility is kept and
/// without effect.
///
/// Every method may be left out. Source: Apple, UIPickerViewAccessibilityDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a wheel is called.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?

  /// What a wheel does.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String?
}
