// swift-format-ignore-file
// Generated from UIPickerViewDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIPickerViewDelegate {
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { if let added = AddedMethods.method(.pickerViewWidthForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewWidthForComponent, self, [pickerView, component]) }; MissingRequirement.mark(self, .pickerViewWidthForComponent); return 0 }
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { if let added = AddedMethods.method(.pickerViewRowHeightForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewRowHeightForComponent, self, [pickerView, component]) }; MissingRequirement.mark(self, .pickerViewRowHeightForComponent); return 0 }
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { if let added = AddedMethods.method(.pickerViewTitleForRowForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewTitleForRowForComponent, self, [pickerView, row, component]) }; MissingRequirement.mark(self, .pickerViewTitleForRowForComponent); return nil }
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { if let added = AddedMethods.method(.pickerViewAttributedTitleForRowForComponent, of: self) { return AddedMethods.result(of: added, .pickerViewAttributedTitleForRowForComponent, self, [pickerView, row, component]) }; MissingRequirement.mark(self, .pickerViewAttributedTitleForRowForComponent); return nil }
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { if let added = AddedMethods.method(.pickerViewViewForRowForComponentReusing, of: self) { return AddedMethods.result(of: added, .pickerViewViewForRowForComponentReusing, self, [pickerView, row, component, view]) }; MissingRequirement.mark(self, .pickerViewViewForRowForComponentReusing); return UIView(frame: .zero) }
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { if let added = AddedMethods.method(.pickerViewDidSelectRowInComponent, of: self) { return AddedMethods.result(of: added, .pickerViewDidSelectRowInComponent, self, [pickerView, row, component]) }; MissingRequirement.mark(self, .pickerViewDidSelectRowInComponent) }

  @_disfavoredOverload public var pickerView: UIPickerViewDelegateOptionals.PickerView? { .init(object: self) }
}

/// The optional methods of `UIPickerViewDelegate`, one type per name. Calls return nil if the
/// object does not implement the method.
public enum UIPickerViewDelegateOptionals {
  @preconcurrency @MainActor public struct PickerView {
    let object: any UIPickerViewDelegate
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? { MissingRequirement.clear(); let result = object.pickerView(pickerView, widthForComponent: component); return MissingRequirement.isMarked(object, .pickerViewWidthForComponent) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { object.pickerView(pickerView, widthForComponent: component) }
    @_disfavoredOverload public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> OptionalResult<CGFloat> { OptionalResult(self(pickerView, widthForComponent: component)) }
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? { MissingRequirement.clear(); let result = object.pickerView(pickerView, rowHeightForComponent: component); return MissingRequirement.isMarked(object, .pickerViewRowHeightForComponent) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { object.pickerView(pickerView, rowHeightForComponent: component) }
    @_disfavoredOverload public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> OptionalResult<CGFloat> { OptionalResult(self(pickerView, rowHeightForComponent: component)) }
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { MissingRequirement.clear(); let result = object.pickerView(pickerView, titleForRow: row, forComponent: component); return MissingRequirement.isMarked(object, .pickerViewTitleForRowForComponent) ? nil : result }
    public func callAsFunction(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { MissingRequirement.clear(); let result = object.pickerView(pickerView, attributedTitleForRow: row, forComponent: component); return MissingRequirement.isMarked(object, .pickerViewAttributedTitleForRowForComponent) ? nil : result }
    public func callAsFunction(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView? { MissingRequirement.clear(); let result = object.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view); return MissingRequirement.isMarked(object, .pickerViewViewForRowForComponentReusing) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { object.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
    @_disfavoredOverload public func callAsFunction(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> OptionalResult<UIView> { OptionalResult(self(pickerView, viewForRow: row, forComponent: component, reusing: view)) }
    @discardableResult public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) -> Void? { MissingRequirement.clear(); let result: Void = object.pickerView(pickerView, didSelectRow: row, inComponent: component); return MissingRequirement.isMarked(object, .pickerViewDidSelectRowInComponent) ? nil : result }
  }
}
