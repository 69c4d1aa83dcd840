// For the compiler only: no font can be chosen; the delegate is never called.

/// The delegate of a font picker. Never called.
///
/// Every method may be omitted. Source: Apple, UIFontPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: ObjectiveCProtocol {
  /// Called when the picker has been cancelled.
  // Optional
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

  /// Called when a font has been selected.
  // Optional
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
