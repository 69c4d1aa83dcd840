// swift-format-ignore-file
// Generated from UITextFieldDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

extension UITextFieldDelegate {
  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textFieldShouldClear(
    _ textField: UITextField
  ) -> Bool {
    MissingRequirement.mark(self, .textFieldShouldClear)
    return true
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textFieldShouldBeginEditing(
    _ textField: UITextField
  ) -> Bool {
    MissingRequirement.mark(self, .textFieldShouldBeginEditing)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textFieldDidBeginEditing(
    _ textField: UITextField
  ) {
    MissingRequirement.mark(self, .textFieldDidBeginEditing)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textFieldShouldEndEditing(
    _ textField: UITextField
  ) -> Bool {
    MissingRequirement.mark(self, .textFieldShouldEndEditing)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textFieldDidEndEditing(
    _ textField: UITextField
  ) {
    MissingRequirement.mark(self, .textFieldDidEndEditing)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    MissingRequirement.mark(self, .textFieldDidEndEditingReason)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    MissingRequirement.mark(self, .textFieldShouldChangeCharactersInReplacementString)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textFieldDidChangeSelection(
    _ textField: UITextField
  ) {
    MissingRequirement.mark(self, .textFieldDidChangeSelection)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textFieldShouldReturn(
    _ textField: UITextField
  ) -> Bool {
    MissingRequirement.mark(self, .textFieldShouldReturn)
    return true
  }

  /// `object.textFieldShouldClear?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textFieldShouldClear: UITextFieldDelegateOptionals.TextFieldShouldClear? { .init(object: self) }

  /// `object.textFieldShouldBeginEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: UITextFieldDelegateOptionals.TextFieldShouldBeginEditing? { .init(object: self) }

  /// `object.textFieldDidBeginEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: UITextFieldDelegateOptionals.TextFieldDidBeginEditing? { .init(object: self) }

  /// `object.textFieldShouldEndEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: UITextFieldDelegateOptionals.TextFieldShouldEndEditing? { .init(object: self) }

  /// `object.textFieldDidEndEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textFieldDidEndEditing: UITextFieldDelegateOptionals.TextFieldDidEndEditing? { .init(object: self) }

  /// `object.textField?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textField: UITextFieldDelegateOptionals.TextField? { .init(object: self) }

  /// `object.textFieldDidChangeSelection?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textFieldDidChangeSelection: UITextFieldDelegateOptionals.TextFieldDidChangeSelection? { .init(object: self) }

  /// `object.textFieldShouldReturn?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textFieldShouldReturn: UITextFieldDelegateOptionals.TextFieldShouldReturn? { .init(object: self) }
}

/// The optional requirements of `UITextFieldDelegate` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UITextFieldDelegateOptionals {}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textFieldShouldClear`, to be called.
  @preconcurrency @MainActor
  public struct TextFieldShouldClear {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextFieldShouldClear {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textFieldShouldClear(textField)
    return MissingRequirement.isMarked(object, .textFieldShouldClear) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool {
    object.textFieldShouldClear(textField)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textField))
  }
}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textFieldShouldBeginEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextFieldShouldBeginEditing {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextFieldShouldBeginEditing {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textFieldShouldBeginEditing(textField)
    return MissingRequirement.isMarked(object, .textFieldShouldBeginEditing) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool {
    object.textFieldShouldBeginEditing(textField)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textField))
  }
}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textFieldDidBeginEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextFieldDidBeginEditing {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextFieldDidBeginEditing {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textFieldDidBeginEditing(textField)
    return MissingRequirement.isMarked(object, .textFieldDidBeginEditing) ? nil : result
  }
}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textFieldShouldEndEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextFieldShouldEndEditing {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextFieldShouldEndEditing {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textFieldShouldEndEditing(textField)
    return MissingRequirement.isMarked(object, .textFieldShouldEndEditing) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool {
    object.textFieldShouldEndEditing(textField)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textField))
  }
}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textFieldDidEndEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextFieldDidEndEditing {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextFieldDidEndEditing {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textFieldDidEndEditing(textField)
    return MissingRequirement.isMarked(object, .textFieldDidEndEditing) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textFieldDidEndEditing(textField, reason: reason)
    return MissingRequirement.isMarked(object, .textFieldDidEndEditingReason) ? nil : result
  }
}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textField`, to be called.
  @preconcurrency @MainActor
  public struct TextField {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextField {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    return MissingRequirement.isMarked(object, .textFieldShouldChangeCharactersInReplacementString) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    object.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textField, shouldChangeCharactersIn: range, replacementString: string))
  }
}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textFieldDidChangeSelection`, to be called.
  @preconcurrency @MainActor
  public struct TextFieldDidChangeSelection {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextFieldDidChangeSelection {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textFieldDidChangeSelection(textField)
    return MissingRequirement.isMarked(object, .textFieldDidChangeSelection) ? nil : result
  }
}

extension UITextFieldDelegateOptionals {
  /// The optional methods called `textFieldShouldReturn`, to be called.
  @preconcurrency @MainActor
  public struct TextFieldShouldReturn {
    let object: any UITextFieldDelegate
  }
}

extension UITextFieldDelegateOptionals.TextFieldShouldReturn {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textFieldShouldReturn(textField)
    return MissingRequirement.isMarked(object, .textFieldShouldReturn) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> Bool {
    object.textFieldShouldReturn(textField)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textField: UITextField
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textField))
  }
}
