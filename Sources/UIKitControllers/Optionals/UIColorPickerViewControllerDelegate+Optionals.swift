// swift-format-ignore-file
// Generated from UIColorPickerViewControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIColorPickerViewControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    MissingRequirement.mark(self, .colorPickerViewControllerDidSelectContinuously)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {
    MissingRequirement.mark(self, .colorPickerViewControllerDidSelectColor)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {
    MissingRequirement.mark(self, .colorPickerViewControllerDidFinish)
  }

  /// `object.colorPickerViewController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var colorPickerViewController: UIColorPickerViewControllerDelegateOptionals.ColorPickerViewController? { .init(object: self) }

  /// `object.colorPickerViewControllerDidSelectColor?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var colorPickerViewControllerDidSelectColor: UIColorPickerViewControllerDelegateOptionals.ColorPickerViewControllerDidSelectColor? { .init(object: self) }

  /// `object.colorPickerViewControllerDidFinish?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var colorPickerViewControllerDidFinish: UIColorPickerViewControllerDelegateOptionals.ColorPickerViewControllerDidFinish? { .init(object: self) }
}

/// The optional requirements of `UIColorPickerViewControllerDelegate` as callable values, one type
/// a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIColorPickerViewControllerDelegateOptionals {}

extension UIColorPickerViewControllerDelegateOptionals {
  /// The optional methods called `colorPickerViewController`, to be called.
  @preconcurrency @MainActor
  public struct ColorPickerViewController {
    let object: any UIColorPickerViewControllerDelegate
  }
}

extension UIColorPickerViewControllerDelegateOptionals.ColorPickerViewController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
    return MissingRequirement.isMarked(object, .colorPickerViewControllerDidSelectContinuously) ? nil : result
  }
}

extension UIColorPickerViewControllerDelegateOptionals {
  /// The optional methods called `colorPickerViewControllerDidSelectColor`, to be called.
  @preconcurrency @MainActor
  public struct ColorPickerViewControllerDidSelectColor {
    let object: any UIColorPickerViewControllerDelegate
  }
}

extension UIColorPickerViewControllerDelegateOptionals.ColorPickerViewControllerDidSelectColor {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ viewController: UIColorPickerViewController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.colorPickerViewControllerDidSelectColor(viewController)
    return MissingRequirement.isMarked(object, .colorPickerViewControllerDidSelectColor) ? nil : result
  }
}

extension UIColorPickerViewControllerDelegateOptionals {
  /// The optional methods called `colorPickerViewControllerDidFinish`, to be called.
  @preconcurrency @MainActor
  public struct ColorPickerViewControllerDidFinish {
    let object: any UIColorPickerViewControllerDelegate
  }
}

extension UIColorPickerViewControllerDelegateOptionals.ColorPickerViewControllerDidFinish {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ viewController: UIColorPickerViewController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.colorPickerViewControllerDidFinish(viewController)
    return MissingRequirement.isMarked(object, .colorPickerViewControllerDidFinish) ? nil : result
  }
}
