// swift-format-ignore-file
// Generated from UIImagePickerControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIImagePickerControllerDelegate {
  @_disfavoredOverload public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { if let added = AddedMethods.method(.imagePickerControllerDidFinishPickingMediaWithInfo, of: self) { return AddedMethods.result(of: added, .imagePickerControllerDidFinishPickingMediaWithInfo, self, [picker, info]) }; MissingRequirement.mark(self, .imagePickerControllerDidFinishPickingMediaWithInfo) }
  @_disfavoredOverload public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { if let added = AddedMethods.method(.imagePickerControllerDidCancel, of: self) { return AddedMethods.result(of: added, .imagePickerControllerDidCancel, self, [picker]) }; MissingRequirement.mark(self, .imagePickerControllerDidCancel) }

  @_disfavoredOverload public var imagePickerController: UIImagePickerControllerDelegateOptionals.ImagePickerController? { .init(object: self) }
  @_disfavoredOverload public var imagePickerControllerDidCancel: UIImagePickerControllerDelegateOptionals.ImagePickerControllerDidCancel? { .init(object: self) }
}

/// The optional methods of `UIImagePickerControllerDelegate`, one type per name. Calls return nil
/// if the object does not implement the method.
public enum UIImagePickerControllerDelegateOptionals {
  @preconcurrency @MainActor public struct ImagePickerController {
    let object: any UIImagePickerControllerDelegate
    @discardableResult public func callAsFunction(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) -> Void? { MissingRequirement.clear(); let result: Void = object.imagePickerController(picker, didFinishPickingMediaWithInfo: info); return MissingRequirement.isMarked(object, .imagePickerControllerDidFinishPickingMediaWithInfo) ? nil : result }
  }
  @preconcurrency @MainActor public struct ImagePickerControllerDidCancel {
    let object: any UIImagePickerControllerDelegate
    @discardableResult public func callAsFunction(_ picker: UIImagePickerController) -> Void? { MissingRequirement.clear(); let result: Void = object.imagePickerControllerDidCancel(picker); return MissingRequirement.isMarked(object, .imagePickerControllerDidCancel) ? nil : result }
  }
}
