// swift-format-ignore-file
// Generated from UITextViewDelegate.swift by `swift run generate-optional-requirements`. Change the
// protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UITextViewDelegate {
  @_disfavoredOverload public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { if let added = AddedMethods.method(.textViewShouldBeginEditing, of: self) { return AddedMethods.result(of: added, .textViewShouldBeginEditing, self, [textView]) }; MissingRequirement.mark(self, .textViewShouldBeginEditing); return true }
  @_disfavoredOverload public func textViewDidBeginEditing(_ textView: UITextView) { if let added = AddedMethods.method(.textViewDidBeginEditing, of: self) { return AddedMethods.result(of: added, .textViewDidBeginEditing, self, [textView]) }; MissingRequirement.mark(self, .textViewDidBeginEditing) }
  @_disfavoredOverload public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { if let added = AddedMethods.method(.textViewShouldEndEditing, of: self) { return AddedMethods.result(of: added, .textViewShouldEndEditing, self, [textView]) }; MissingRequirement.mark(self, .textViewShouldEndEditing); return true }
  @_disfavoredOverload public func textViewDidEndEditing(_ textView: UITextView) { if let added = AddedMethods.method(.textViewDidEndEditing, of: self) { return AddedMethods.result(of: added, .textViewDidEndEditing, self, [textView]) }; MissingRequirement.mark(self, .textViewDidEndEditing) }
  @_disfavoredOverload public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { if let added = AddedMethods.method(.textViewShouldChangeTextInReplacementText, of: self) { return AddedMethods.result(of: added, .textViewShouldChangeTextInReplacementText, self, [textView, range, text]) }; MissingRequirement.mark(self, .textViewShouldChangeTextInReplacementText); return true }
  @_disfavoredOverload public func textViewDidChange(_ textView: UITextView) { if let added = AddedMethods.method(.textViewDidChange, of: self) { return AddedMethods.result(of: added, .textViewDidChange, self, [textView]) }; MissingRequirement.mark(self, .textViewDidChange) }
  @_disfavoredOverload public func textViewDidChangeSelection(_ textView: UITextView) { if let added = AddedMethods.method(.textViewDidChangeSelection, of: self) { return AddedMethods.result(of: added, .textViewDidChangeSelection, self, [textView]) }; MissingRequirement.mark(self, .textViewDidChangeSelection) }

  @_disfavoredOverload public var textViewShouldBeginEditing: UITextViewDelegateOptionals.TextViewShouldBeginEditing? { .init(object: self) }
  @_disfavoredOverload public var textViewDidBeginEditing: UITextViewDelegateOptionals.TextViewDidBeginEditing? { .init(object: self) }
  @_disfavoredOverload public var textViewShouldEndEditing: UITextViewDelegateOptionals.TextViewShouldEndEditing? { .init(object: self) }
  @_disfavoredOverload public var textViewDidEndEditing: UITextViewDelegateOptionals.TextViewDidEndEditing? { .init(object: self) }
  @_disfavoredOverload public var textView: UITextViewDelegateOptionals.TextView? { .init(object: self) }
  @_disfavoredOverload public var textViewDidChange: UITextViewDelegateOptionals.TextViewDidChange? { .init(object: self) }
  @_disfavoredOverload public var textViewDidChangeSelection: UITextViewDelegateOptionals.TextViewDidChangeSelection? { .init(object: self) }
}

/// The optional methods of `UITextViewDelegate`, one type per name. Calls return nil if the object
/// does not implement the method.
public enum UITextViewDelegateOptionals {
  @preconcurrency @MainActor public struct TextViewShouldBeginEditing {
    let object: any UITextViewDelegate
    public func callAsFunction(_ textView: UITextView) -> Bool? { MissingRequirement.clear(); let result = object.textViewShouldBeginEditing(textView); return MissingRequirement.isMarked(object, .textViewShouldBeginEditing) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textView: UITextView) -> Bool { object.textViewShouldBeginEditing(textView) }
    @_disfavoredOverload public func callAsFunction(_ textView: UITextView) -> OptionalResult<Bool> { OptionalResult(self(textView)) }
  }
  @preconcurrency @MainActor public struct TextViewDidBeginEditing {
    let object: any UITextViewDelegate
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? { MissingRequirement.clear(); let result: Void = object.textViewDidBeginEditing(textView); return MissingRequirement.isMarked(object, .textViewDidBeginEditing) ? nil : result }
  }
  @preconcurrency @MainActor public struct TextViewShouldEndEditing {
    let object: any UITextViewDelegate
    public func callAsFunction(_ textView: UITextView) -> Bool? { MissingRequirement.clear(); let result = object.textViewShouldEndEditing(textView); return MissingRequirement.isMarked(object, .textViewShouldEndEditing) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textView: UITextView) -> Bool { object.textViewShouldEndEditing(textView) }
    @_disfavoredOverload public func callAsFunction(_ textView: UITextView) -> OptionalResult<Bool> { OptionalResult(self(textView)) }
  }
  @preconcurrency @MainActor public struct TextViewDidEndEditing {
    let object: any UITextViewDelegate
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? { MissingRequirement.clear(); let result: Void = object.textViewDidEndEditing(textView); return MissingRequirement.isMarked(object, .textViewDidEndEditing) ? nil : result }
  }
  @preconcurrency @MainActor public struct TextView {
    let object: any UITextViewDelegate
    public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool? { MissingRequirement.clear(); let result = object.textView(textView, shouldChangeTextIn: range, replacementText: text); return MissingRequirement.isMarked(object, .textViewShouldChangeTextInReplacementText) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { object.textView(textView, shouldChangeTextIn: range, replacementText: text) }
    @_disfavoredOverload public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> OptionalResult<Bool> { OptionalResult(self(textView, shouldChangeTextIn: range, replacementText: text)) }
  }
  @preconcurrency @MainActor public struct TextViewDidChange {
    let object: any UITextViewDelegate
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? { MissingRequirement.clear(); let result: Void = object.textViewDidChange(textView); return MissingRequirement.isMarked(object, .textViewDidChange) ? nil : result }
  }
  @preconcurrency @MainActor public struct TextViewDidChangeSelection {
    let object: any UITextViewDelegate
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? { MissingRequirement.clear(); let result: Void = object.textViewDidChangeSelection(textView); return MissingRequirement.isMarked(object, .textViewDidChangeSelection) ? nil : result }
  }
}
