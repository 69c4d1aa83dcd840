// swift-format-ignore-file
// Generated from UIGestureRecognizerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UIGestureRecognizerDelegate {
  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    MissingRequirement.mark(self, .gestureRecognizerShouldBegin)
    return true
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    MissingRequirement.mark(self, .gestureRecognizerShouldRecognizeSimultaneouslyWith)
    return false
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    MissingRequirement.mark(self, .gestureRecognizerShouldRequireFailureOf)
    return false
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    MissingRequirement.mark(self, .gestureRecognizerShouldBeRequiredToFailBy)
    return false
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    MissingRequirement.mark(self, .gestureRecognizerShouldReceive)
    return true
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    MissingRequirement.mark(self, .gestureRecognizerShouldReceive)
    return true
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    MissingRequirement.mark(self, .gestureRecognizerShouldReceive)
    return true
  }

  /// `object.gestureRecognizerShouldBegin?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegateOptionals.GestureRecognizerShouldBegin? { .init(object: self) }

  /// `object.gestureRecognizer?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var gestureRecognizer: UIGestureRecognizerDelegateOptionals.GestureRecognizer? { .init(object: self) }
}

/// The optional requirements of `UIGestureRecognizerDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIGestureRecognizerDelegateOptionals {}

extension UIGestureRecognizerDelegateOptionals {
  /// The optional methods called `gestureRecognizerShouldBegin`, to be called.
  @preconcurrency @MainActor
  public struct GestureRecognizerShouldBegin {
    let object: any UIGestureRecognizerDelegate
  }
}

extension UIGestureRecognizerDelegateOptionals.GestureRecognizerShouldBegin {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.gestureRecognizerShouldBegin(gestureRecognizer)
    return MissingRequirement.isMarked(object, .gestureRecognizerShouldBegin) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> OptionalResult<Bool> {
    OptionalResult(self(gestureRecognizer))
  }
}

extension UIGestureRecognizerDelegateOptionals {
  /// The optional methods called `gestureRecognizer`, to be called.
  @preconcurrency @MainActor
  public struct GestureRecognizer {
    let object: any UIGestureRecognizerDelegate
  }
}

extension UIGestureRecognizerDelegateOptionals.GestureRecognizer {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    return MissingRequirement.isMarked(object, .gestureRecognizerShouldRecognizeSimultaneouslyWith) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> OptionalResult<Bool> {
    OptionalResult(self(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    return MissingRequirement.isMarked(object, .gestureRecognizerShouldRequireFailureOf) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> OptionalResult<Bool> {
    OptionalResult(self(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    return MissingRequirement.isMarked(object, .gestureRecognizerShouldBeRequiredToFailBy) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> OptionalResult<Bool> {
    OptionalResult(self(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    return MissingRequirement.isMarked(object, .gestureRecognizerShouldReceive) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> OptionalResult<Bool> {
    OptionalResult(self(gestureRecognizer, shouldReceive: touch))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    return MissingRequirement.isMarked(object, .gestureRecognizerShouldReceive) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> OptionalResult<Bool> {
    OptionalResult(self(gestureRecognizer, shouldReceive: press))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    return MissingRequirement.isMarked(object, .gestureRecognizerShouldReceive) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> OptionalResult<Bool> {
    OptionalResult(self(gestureRecognizer, shouldReceive: event))
  }
}
