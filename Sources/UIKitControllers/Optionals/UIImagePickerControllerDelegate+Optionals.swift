// swift-format-ignore-file
// Generated from UIImagePickerControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIImagePickerControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    MissingRequirement.mark(self, .imagePickerControllerDidFinishPickingMediaWithInfo)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func imagePickerControllerDidCancel(
    _ picker: UIImagePickerController
  ) {
    MissingRequirement.mark(self, .imagePickerControllerDidCancel)
  }

  /// `object.imagePickerController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var imagePickerController: UIImagePickerControllerDelegateOptionals.ImagePickerController? { .init(object: self) }

  /// `object.imagePickerControllerDidCancel?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var imagePickerControllerDidCancel: UIImagePickerControllerDelegateOptionals.ImagePickerControllerDidCancel? { .init(object: self) }
}

/// The optional requirements of `UIImagePickerControllerDelegate` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIImagePickerControllerDelegateOptionals {}

extension UIImagePickerControllerDelegateOptionals {
  /// The optional methods called `imagePickerController`, to be called.
  @preconcurrency @MainActor
  public struct ImagePickerController {
    let object: any UIImagePickerControllerDelegate
  }
}

extension UIImagePickerControllerDelegateOptionals.ImagePickerController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    return MissingRequirement.isMarked(object, .imagePickerControllerDidFinishPickingMediaWithInfo) ? nil : result
  }
}

extension UIImagePickerControllerDelegateOptionals {
  /// The optional methods called `imagePickerControllerDidCancel`, to be called.
  @preconcurrency @MainActor
  public struct ImagePickerControllerDidCancel {
    let object: any UIImagePickerControllerDelegate
  }
}

extension UIImagePickerControllerDelegateOptionals.ImagePickerControllerDidCancel {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ picker: UIImagePickerController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.imagePickerControllerDidCancel(picker)
    return MissingRequirement.isMarked(object, .imagePickerControllerDidCancel) ? nil : result
  }
}
