// swift-format-ignore-file
// Generated from UITextViewDelegate.swift by `swift run generate-optional-requirements`. Change the
// protocol and generate again.

extension UITextViewDelegate {
  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textViewShouldBeginEditing(
    _ textView: UITextView
  ) -> Bool {
    MissingRequirement.mark(self, .textViewShouldBeginEditing)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textViewDidBeginEditing(
    _ textView: UITextView
  ) {
    MissingRequirement.mark(self, .textViewDidBeginEditing)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textViewShouldEndEditing(
    _ textView: UITextView
  ) -> Bool {
    MissingRequirement.mark(self, .textViewShouldEndEditing)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textViewDidEndEditing(
    _ textView: UITextView
  ) {
    MissingRequirement.mark(self, .textViewDidEndEditing)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    MissingRequirement.mark(self, .textViewShouldChangeTextInReplacementText)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textViewDidChange(
    _ textView: UITextView
  ) {
    MissingRequirement.mark(self, .textViewDidChange)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func textViewDidChangeSelection(
    _ textView: UITextView
  ) {
    MissingRequirement.mark(self, .textViewDidChangeSelection)
  }

  /// `object.textViewShouldBeginEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: UITextViewDelegateOptionals.TextViewShouldBeginEditing? { .init(object: self) }

  /// `object.textViewDidBeginEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textViewDidBeginEditing: UITextViewDelegateOptionals.TextViewDidBeginEditing? { .init(object: self) }

  /// `object.textViewShouldEndEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textViewShouldEndEditing: UITextViewDelegateOptionals.TextViewShouldEndEditing? { .init(object: self) }

  /// `object.textViewDidEndEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textViewDidEndEditing: UITextViewDelegateOptionals.TextViewDidEndEditing? { .init(object: self) }

  /// `object.textView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textView: UITextViewDelegateOptionals.TextView? { .init(object: self) }

  /// `object.textViewDidChange?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textViewDidChange: UITextViewDelegateOptionals.TextViewDidChange? { .init(object: self) }

  /// `object.textViewDidChangeSelection?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var textViewDidChangeSelection: UITextViewDelegateOptionals.TextViewDidChangeSelection? { .init(object: self) }
}

/// The optional requirements of `UITextViewDelegate` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UITextViewDelegateOptionals {}

extension UITextViewDelegateOptionals {
  /// The optional methods called `textViewShouldBeginEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextViewShouldBeginEditing {
    let object: any UITextViewDelegate
  }
}

extension UITextViewDelegateOptionals.TextViewShouldBeginEditing {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textView: UITextView
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textViewShouldBeginEditing(textView)
    return MissingRequirement.isMarked(object, .textViewShouldBeginEditing) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textView: UITextView
  ) -> Bool {
    object.textViewShouldBeginEditing(textView)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textView: UITextView
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textView))
  }
}

extension UITextViewDelegateOptionals {
  /// The optional methods called `textViewDidBeginEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextViewDidBeginEditing {
    let object: any UITextViewDelegate
  }
}

extension UITextViewDelegateOptionals.TextViewDidBeginEditing {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textViewDidBeginEditing(textView)
    return MissingRequirement.isMarked(object, .textViewDidBeginEditing) ? nil : result
  }
}

extension UITextViewDelegateOptionals {
  /// The optional methods called `textViewShouldEndEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextViewShouldEndEditing {
    let object: any UITextViewDelegate
  }
}

extension UITextViewDelegateOptionals.TextViewShouldEndEditing {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textView: UITextView
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textViewShouldEndEditing(textView)
    return MissingRequirement.isMarked(object, .textViewShouldEndEditing) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textView: UITextView
  ) -> Bool {
    object.textViewShouldEndEditing(textView)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textView: UITextView
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textView))
  }
}

extension UITextViewDelegateOptionals {
  /// The optional methods called `textViewDidEndEditing`, to be called.
  @preconcurrency @MainActor
  public struct TextViewDidEndEditing {
    let object: any UITextViewDelegate
  }
}

extension UITextViewDelegateOptionals.TextViewDidEndEditing {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textViewDidEndEditing(textView)
    return MissingRequirement.isMarked(object, .textViewDidEndEditing) ? nil : result
  }
}

extension UITextViewDelegateOptionals {
  /// The optional methods called `textView`, to be called.
  @preconcurrency @MainActor
  public struct TextView {
    let object: any UITextViewDelegate
  }
}

extension UITextViewDelegateOptionals.TextView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.textView(textView, shouldChangeTextIn: range, replacementText: text)
    return MissingRequirement.isMarked(object, .textViewShouldChangeTextInReplacementText) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    object.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> OptionalResult<Bool> {
    OptionalResult(self(textView, shouldChangeTextIn: range, replacementText: text))
  }
}

extension UITextViewDelegateOptionals {
  /// The optional methods called `textViewDidChange`, to be called.
  @preconcurrency @MainActor
  public struct TextViewDidChange {
    let object: any UITextViewDelegate
  }
}

extension UITextViewDelegateOptionals.TextViewDidChange {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textViewDidChange(textView)
    return MissingRequirement.isMarked(object, .textViewDidChange) ? nil : result
  }
}

extension UITextViewDelegateOptionals {
  /// The optional methods called `textViewDidChangeSelection`, to be called.
  @preconcurrency @MainActor
  public struct TextViewDidChangeSelection {
    let object: any UITextViewDelegate
  }
}

extension UITextViewDelegateOptionals.TextViewDidChangeSelection {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.textViewDidChangeSelection(textView)
    return MissingRequirement.isMarked(object, .textViewDidChangeSelection) ? nil : result
  }
}
