/// Says what the rows of wheels show, and hears of choices.
///
/// Every method may be left out. Source: Apple, UIPickerViewDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: ObjectiveCProtocol {
  /// How wide a wheel is, in points; without it, all share the width.
  // Optional; without it: 0
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// How high a wheel's rows are, in points; without it, 32.
  // Optional; without it: 0
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// A row's text.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// A row's text with attributes; it comes before the plain one.
  // Optional; without it: nil
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// A row's view, which comes before texts; one that is no longer seen is handed over for reuse.
  // Optional; without it: UIView(frame: .zero)
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// A finger has brought a row into the middle.
  // Optional
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
