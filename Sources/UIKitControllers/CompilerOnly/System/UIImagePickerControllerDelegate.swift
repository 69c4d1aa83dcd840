// For the compiler only: nobody takes or chooses pictures; the delegate is never called.

/// Hears what is chosen in an image picker: nothing, here.
///
/// Every method may be left out. Source: Apple, UIImagePickerControllerDelegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: ObjectiveCProtocol {
  /// A picture is chosen.
  // Optional
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Nothing was chosen.
  // Optional
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
