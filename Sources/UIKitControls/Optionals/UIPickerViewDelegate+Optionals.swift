// swift-format-ignore-file
// Generated from UIPickerViewDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

extension UIPickerViewDelegate {
  /// What a class without the method does: `0`.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .pickerViewWidthForComponent)
    return 0
  }

  /// What a class without the method does: `0`.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .pickerViewRowHeightForComponent)
    return 0
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    MissingRequirement.mark(self, .pickerViewTitleForRowForComponent)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    MissingRequirement.mark(self, .pickerViewAttributedTitleForRowForComponent)
    return nil
  }

  /// What a class without the method does: `UIView(frame: .zero)`.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    MissingRequirement.mark(self, .pickerViewViewForRowForComponentReusing)
    return UIView(frame: .zero)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    MissingRequirement.mark(self, .pickerViewDidSelectRowInComponent)
  }

  /// `object.pickerView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var pickerView: UIPickerViewDelegateOptionals.PickerView? { .init(object: self) }
}

/// The optional requirements of `UIPickerViewDelegate` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIPickerViewDelegateOptionals {}

extension UIPickerViewDelegateOptionals {
  /// The optional methods called `pickerView`, to be called.
  @preconcurrency @MainActor
  public struct PickerView {
    let object: any UIPickerViewDelegate
  }
}

extension UIPickerViewDelegateOptionals.PickerView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.pickerView(pickerView, widthForComponent: component)
    return MissingRequirement.isMarked(object, .pickerViewWidthForComponent) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat {
    object.pickerView(pickerView, widthForComponent: component)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(pickerView, widthForComponent: component))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.pickerView(pickerView, rowHeightForComponent: component)
    return MissingRequirement.isMarked(object, .pickerViewRowHeightForComponent) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat {
    object.pickerView(pickerView, rowHeightForComponent: component)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(pickerView, rowHeightForComponent: component))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    MissingRequirement.clear()
    let result = object.pickerView(pickerView, titleForRow: row, forComponent: component)
    return MissingRequirement.isMarked(object, .pickerViewTitleForRowForComponent) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    MissingRequirement.clear()
    let result = object.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    return MissingRequirement.isMarked(object, .pickerViewAttributedTitleForRowForComponent) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    MissingRequirement.clear()
    let result = object.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    return MissingRequirement.isMarked(object, .pickerViewViewForRowForComponentReusing) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    object.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> OptionalResult<UIView> {
    OptionalResult(self(pickerView, viewForRow: row, forComponent: component, reusing: view))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.pickerView(pickerView, didSelectRow: row, inComponent: component)
    return MissingRequirement.isMarked(object, .pickerViewDidSelectRowInComponent) ? nil : result
  }
}
