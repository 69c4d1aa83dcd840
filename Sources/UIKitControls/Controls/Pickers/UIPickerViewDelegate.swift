/// The delegate of a picker view.
///
/// All methods are optional. Source: Apple, UIPickerViewDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: ObjectiveCProtocol {
  /// Returns the width of a wheel, in points; without it, all share the width.
  // Optional; without it: 0
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the height of a wheel's rows, in points; without it, 32.
  // Optional; without it: 0
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the title of a row.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the attributed title of a row, which takes precedence over the plain one.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a row, which takes precedence over titles; reuses the given view if any.
  // Optional; without it: UIView(frame: .zero)
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Called after the user has selected a row.
  // Optional
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
