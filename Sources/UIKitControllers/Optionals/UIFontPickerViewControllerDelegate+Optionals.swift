// swift-format-ignore-file
// Generated from UIFontPickerViewControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIFontPickerViewControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func fontPickerViewControllerDidCancel(
    _ viewController: UIFontPickerViewController
  ) {
    MissingRequirement.mark(self, .fontPickerViewControllerDidCancel)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func fontPickerViewControllerDidPickFont(
    _ viewController: UIFontPickerViewController
  ) {
    MissingRequirement.mark(self, .fontPickerViewControllerDidPickFont)
  }

  /// `object.fontPickerViewControllerDidCancel?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var fontPickerViewControllerDidCancel: UIFontPickerViewControllerDelegateOptionals.FontPickerViewControllerDidCancel? { .init(object: self) }

  /// `object.fontPickerViewControllerDidPickFont?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var fontPickerViewControllerDidPickFont: UIFontPickerViewControllerDelegateOptionals.FontPickerViewControllerDidPickFont? { .init(object: self) }
}

/// The optional requirements of `UIFontPickerViewControllerDelegate` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIFontPickerViewControllerDelegateOptionals {}

extension UIFontPickerViewControllerDelegateOptionals {
  /// The optional methods called `fontPickerViewControllerDidCancel`, to be called.
  @preconcurrency @MainActor
  public struct FontPickerViewControllerDidCancel {
    let object: any UIFontPickerViewControllerDelegate
  }
}

extension UIFontPickerViewControllerDelegateOptionals.FontPickerViewControllerDidCancel {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ viewController: UIFontPickerViewController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.fontPickerViewControllerDidCancel(viewController)
    return MissingRequirement.isMarked(object, .fontPickerViewControllerDidCancel) ? nil : result
  }
}

extension UIFontPickerViewControllerDelegateOptionals {
  /// The optional methods called `fontPickerViewControllerDidPickFont`, to be called.
  @preconcurrency @MainActor
  public struct FontPickerViewControllerDidPickFont {
    let object: any UIFontPickerViewControllerDelegate
  }
}

extension UIFontPickerViewControllerDelegateOptionals.FontPickerViewControllerDidPickFont {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ viewController: UIFontPickerViewController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.fontPickerViewControllerDidPickFont(viewController)
    return MissingRequirement.isMarked(object, .fontPickerViewControllerDidPickFont) ? nil : result
  }
}
