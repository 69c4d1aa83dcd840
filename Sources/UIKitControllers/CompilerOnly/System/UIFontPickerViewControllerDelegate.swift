// For the compiler only: nobody chooses a font; the delegate is never called.

/// Hears what is chosen in a font picker: nothing, here.
///
/// Every method may be left out. Source: Apple, UIFontPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: ObjectiveCProtocol {
  /// Nothing was chosen.
  // Optional
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

  /// A font is chosen.
  // Optional
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
