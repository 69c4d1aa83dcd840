// For the compiler only: no pictures can be taken or chosen; the delegate is never called.

/// The delegate of an image picker. Never called.
///
/// Every method may be omitted. Source: Apple, UIImagePickerControllerDelegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: ObjectiveCProtocol {
  /// Called when a picture has been chosen.
  // Optional
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called when the picker has been cancelled.
  // Optional
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
