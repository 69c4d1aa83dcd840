// For the compiler only: nobody chooses a colour; the delegate is never called.

/// Hears what is chosen in a colour picker: nothing, here.
///
/// Every method may be left out. Source: Apple, UIColorPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: ObjectiveCProtocol {
  /// Another colour is chosen.
  // Optional
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Another colour is chosen. Old.
  // Optional
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// The picker was taken away.
  // Optional
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
