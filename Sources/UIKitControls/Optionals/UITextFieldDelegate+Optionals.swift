// swift-format-ignore-file
// Generated from UITextFieldDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UITextFieldDelegate {
  @_disfavoredOverload public func textFieldShouldClear(_ textField: UITextField) -> Bool { if let added = AddedMethods.method(.textFieldShouldClear, of: self) { return AddedMethods.result(of: added, .textFieldShouldClear, self, [textField]) }; MissingRequirement.mark(self, .textFieldShouldClear); return true }
  @_disfavoredOverload public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { if let added = AddedMethods.method(.textFieldShouldBeginEditing, of: self) { return AddedMethods.result(of: added, .textFieldShouldBeginEditing, self, [textField]) }; MissingRequirement.mark(self, .textFieldShouldBeginEditing); return true }
  @_disfavoredOverload public func textFieldDidBeginEditing(_ textField: UITextField) { if let added = AddedMethods.method(.textFieldDidBeginEditing, of: self) { return AddedMethods.result(of: added, .textFieldDidBeginEditing, self, [textField]) }; MissingRequirement.mark(self, .textFieldDidBeginEditing) }
  @_disfavoredOverload public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { if let added = AddedMethods.method(.textFieldShouldEndEditing, of: self) { return AddedMethods.result(of: added, .textFieldShouldEndEditing, self, [textField]) }; MissingRequirement.mark(self, .textFieldShouldEndEditing); return true }
  @_disfavoredOverload public func textFieldDidEndEditing(_ textField: UITextField) { if let added = AddedMethods.method(.textFieldDidEndEditing, of: self) { return AddedMethods.result(of: added, .textFieldDidEndEditing, self, [textField]) }; MissingRequirement.mark(self, .textFieldDidEndEditing) }
  @_disfavoredOverload public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { if let added = AddedMethods.method(.textFieldDidEndEditingReason, of: self) { return AddedMethods.result(of: added, .textFieldDidEndEditingReason, self, [textField, reason]) }; MissingRequirement.mark(self, .textFieldDidEndEditingReason) }
  @_disfavoredOverload public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { if let added = AddedMethods.method(.textFieldShouldChangeCharactersInReplacementString, of: self) { return AddedMethods.result(of: added, .textFieldShouldChangeCharactersInReplacementString, self, [textField, range, string]) }; MissingRequirement.mark(self, .textFieldShouldChangeCharactersInReplacementString); return true }
  @_disfavoredOverload public func textFieldDidChangeSelection(_ textField: UITextField) { if let added = AddedMethods.method(.textFieldDidChangeSelection, of: self) { return AddedMethods.result(of: added, .textFieldDidChangeSelection, self, [textField]) }; MissingRequirement.mark(self, .textFieldDidChangeSelection) }
  @_disfavoredOverload public func textFieldShouldReturn(_ textField: UITextField) -> Bool { if let added = AddedMethods.method(.textFieldShouldReturn, of: self) { return AddedMethods.result(of: added, .textFieldShouldReturn, self, [textField]) }; MissingRequirement.mark(self, .textFieldShouldReturn); return true }

  @_disfavoredOverload public var textFieldShouldClear: UITextFieldDelegateOptionals.TextFieldShouldClear? { .init(object: self) }
  @_disfavoredOverload public var textFieldShouldBeginEditing: UITextFieldDelegateOptionals.TextFieldShouldBeginEditing? { .init(object: self) }
  @_disfavoredOverload public var textFieldDidBeginEditing: UITextFieldDelegateOptionals.TextFieldDidBeginEditing? { .init(object: self) }
  @_disfavoredOverload public var textFieldShouldEndEditing: UITextFieldDelegateOptionals.TextFieldShouldEndEditing? { .init(object: self) }
  @_disfavoredOverload public var textFieldDidEndEditing: UITextFieldDelegateOptionals.TextFieldDidEndEditing? { .init(object: self) }
  @_disfavoredOverload public var textField: UITextFieldDelegateOptionals.TextField? { .init(object: self) }
  @_disfavoredOverload public var textFieldDidChangeSelection: UITextFieldDelegateOptionals.TextFieldDidChangeSelection? { .init(object: self) }
  @_disfavoredOverload public var textFieldShouldReturn: UITextFieldDelegateOptionals.TextFieldShouldReturn? { .init(object: self) }
}

/// The optional methods of `UITextFieldDelegate`, one type per name. Calls return nil if the object
/// does not implement the method.
public enum UITextFieldDelegateOptionals {
  @preconcurrency @MainActor public struct TextFieldShouldClear {
    let object: any UITextFieldDelegate
    public func callAsFunction(_ textField: UITextField) -> Bool? { MissingRequirement.clear(); let result = object.textFieldShouldClear(textField); return MissingRequirement.isMarked(object, .textFieldShouldClear) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> Bool { object.textFieldShouldClear(textField) }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> OptionalResult<Bool> { OptionalResult(self(textField)) }
  }
  @preconcurrency @MainActor public struct TextFieldShouldBeginEditing {
    let object: any UITextFieldDelegate
    public func callAsFunction(_ textField: UITextField) -> Bool? { MissingRequirement.clear(); let result = object.textFieldShouldBeginEditing(textField); return MissingRequirement.isMarked(object, .textFieldShouldBeginEditing) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> Bool { object.textFieldShouldBeginEditing(textField) }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> OptionalResult<Bool> { OptionalResult(self(textField)) }
  }
  @preconcurrency @MainActor public struct TextFieldDidBeginEditing {
    let object: any UITextFieldDelegate
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? { MissingRequirement.clear(); let result: Void = object.textFieldDidBeginEditing(textField); return MissingRequirement.isMarked(object, .textFieldDidBeginEditing) ? nil : result }
  }
  @preconcurrency @MainActor public struct TextFieldShouldEndEditing {
    let object: any UITextFieldDelegate
    public func callAsFunction(_ textField: UITextField) -> Bool? { MissingRequirement.clear(); let result = object.textFieldShouldEndEditing(textField); return MissingRequirement.isMarked(object, .textFieldShouldEndEditing) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> Bool { object.textFieldShouldEndEditing(textField) }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> OptionalResult<Bool> { OptionalResult(self(textField)) }
  }
  @preconcurrency @MainActor public struct TextFieldDidEndEditing {
    let object: any UITextFieldDelegate
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? { MissingRequirement.clear(); let result: Void = object.textFieldDidEndEditing(textField); return MissingRequirement.isMarked(object, .textFieldDidEndEditing) ? nil : result }
    @discardableResult public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) -> Void? { MissingRequirement.clear(); let result: Void = object.textFieldDidEndEditing(textField, reason: reason); return MissingRequirement.isMarked(object, .textFieldDidEndEditingReason) ? nil : result }
  }
  @preconcurrency @MainActor public struct TextField {
    let object: any UITextFieldDelegate
    public func callAsFunction(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool? { MissingRequirement.clear(); let result = object.textField(textField, shouldChangeCharactersIn: range, replacementString: string); return MissingRequirement.isMarked(object, .textFieldShouldChangeCharactersInReplacementString) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { object.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> OptionalResult<Bool> { OptionalResult(self(textField, shouldChangeCharactersIn: range, replacementString: string)) }
  }
  @preconcurrency @MainActor public struct TextFieldDidChangeSelection {
    let object: any UITextFieldDelegate
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? { MissingRequirement.clear(); let result: Void = object.textFieldDidChangeSelection(textField); return MissingRequirement.isMarked(object, .textFieldDidChangeSelection) ? nil : result }
  }
  @preconcurrency @MainActor public struct TextFieldShouldReturn {
    let object: any UITextFieldDelegate
    public func callAsFunction(_ textField: UITextField) -> Bool? { MissingRequirement.clear(); let result = object.textFieldShouldReturn(textField); return MissingRequirement.isMarked(object, .textFieldShouldReturn) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> Bool { object.textFieldShouldReturn(textField) }
    @_disfavoredOverload public func callAsFunction(_ textField: UITextField) -> OptionalResult<Bool> { OptionalResult(self(textField)) }
  }
}
