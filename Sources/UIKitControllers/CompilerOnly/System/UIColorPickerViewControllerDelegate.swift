// For the compiler only: no colour can be chosen; the delegate is never called.

/// The delegate of a colour picker. Never called.
///
/// Every method may be omitted. Source: Apple, UIColorPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: ObjectiveCProtocol {
  /// Called when a colour has been selected.
  // Optional
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when a colour has been selected. Deprecated.
  // Optional
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when the picker has been dismissed.
  // Optional
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
