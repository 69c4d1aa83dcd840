// swift-format-ignore-file
// Generated from UIGestureRecognizerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIGestureRecognizerDelegate {
  @_disfavoredOverload public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { if let added = AddedMethods.method(.gestureRecognizerShouldBegin, of: self) { return AddedMethods.result(of: added, .gestureRecognizerShouldBegin, self, [gestureRecognizer]) }; MissingRequirement.mark(self, .gestureRecognizerShouldBegin); return true }
  @_disfavoredOverload public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { if let added = AddedMethods.method(.gestureRecognizerShouldRecognizeSimultaneouslyWith, of: self) { return AddedMethods.result(of: added, .gestureRecognizerShouldRecognizeSimultaneouslyWith, self, [gestureRecognizer, otherGestureRecognizer]) }; MissingRequirement.mark(self, .gestureRecognizerShouldRecognizeSimultaneouslyWith); return false }
  @_disfavoredOverload public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { if let added = AddedMethods.method(.gestureRecognizerShouldRequireFailureOf, of: self) { return AddedMethods.result(of: added, .gestureRecognizerShouldRequireFailureOf, self, [gestureRecognizer, otherGestureRecognizer]) }; MissingRequirement.mark(self, .gestureRecognizerShouldRequireFailureOf); return false }
  @_disfavoredOverload public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { if let added = AddedMethods.method(.gestureRecognizerShouldBeRequiredToFailBy, of: self) { return AddedMethods.result(of: added, .gestureRecognizerShouldBeRequiredToFailBy, self, [gestureRecognizer, otherGestureRecognizer]) }; MissingRequirement.mark(self, .gestureRecognizerShouldBeRequiredToFailBy); return false }
  @_disfavoredOverload public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { if let added = AddedMethods.method(.gestureRecognizerShouldReceive, of: self) { return AddedMethods.result(of: added, .gestureRecognizerShouldReceive, self, [gestureRecognizer, touch]) }; MissingRequirement.mark(self, .gestureRecognizerShouldReceive); return true }
  @_disfavoredOverload public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { if let added = AddedMethods.method(.gestureRecognizerShouldReceive, of: self) { return AddedMethods.result(of: added, .gestureRecognizerShouldReceive, self, [gestureRecognizer, press]) }; MissingRequirement.mark(self, .gestureRecognizerShouldReceive); return true }
  @_disfavoredOverload public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { if let added = AddedMethods.method(.gestureRecognizerShouldReceive, of: self) { return AddedMethods.result(of: added, .gestureRecognizerShouldReceive, self, [gestureRecognizer, event]) }; MissingRequirement.mark(self, .gestureRecognizerShouldReceive); return true }

  @_disfavoredOverload public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegateOptionals.GestureRecognizerShouldBegin? { .init(object: self) }
  @_disfavoredOverload public var gestureRecognizer: UIGestureRecognizerDelegateOptionals.GestureRecognizer? { .init(object: self) }
}

/// The optional methods of `UIGestureRecognizerDelegate`, one type per name. Calls return nil if
/// the object does not implement the method.
public enum UIGestureRecognizerDelegateOptionals {
  @preconcurrency @MainActor public struct GestureRecognizerShouldBegin {
    let object: any UIGestureRecognizerDelegate
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? { MissingRequirement.clear(); let result = object.gestureRecognizerShouldBegin(gestureRecognizer); return MissingRequirement.isMarked(object, .gestureRecognizerShouldBegin) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool { object.gestureRecognizerShouldBegin(gestureRecognizer) }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> OptionalResult<Bool> { OptionalResult(self(gestureRecognizer)) }
  }
  @preconcurrency @MainActor public struct GestureRecognizer {
    let object: any UIGestureRecognizerDelegate
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool? { MissingRequirement.clear(); let result = object.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer); return MissingRequirement.isMarked(object, .gestureRecognizerShouldRecognizeSimultaneouslyWith) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { object.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> OptionalResult<Bool> { OptionalResult(self(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool? { MissingRequirement.clear(); let result = object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer); return MissingRequirement.isMarked(object, .gestureRecognizerShouldRequireFailureOf) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> OptionalResult<Bool> { OptionalResult(self(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool? { MissingRequirement.clear(); let result = object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer); return MissingRequirement.isMarked(object, .gestureRecognizerShouldBeRequiredToFailBy) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> OptionalResult<Bool> { OptionalResult(self(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? { MissingRequirement.clear(); let result = object.gestureRecognizer(gestureRecognizer, shouldReceive: touch); return MissingRequirement.isMarked(object, .gestureRecognizerShouldReceive) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { object.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> OptionalResult<Bool> { OptionalResult(self(gestureRecognizer, shouldReceive: touch)) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool? { MissingRequirement.clear(); let result = object.gestureRecognizer(gestureRecognizer, shouldReceive: press); return MissingRequirement.isMarked(object, .gestureRecognizerShouldReceive) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { object.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> OptionalResult<Bool> { OptionalResult(self(gestureRecognizer, shouldReceive: press)) }
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? { MissingRequirement.clear(); let result = object.gestureRecognizer(gestureRecognizer, shouldReceive: event); return MissingRequirement.isMarked(object, .gestureRecognizerShouldReceive) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { object.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
    @_disfavoredOverload public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> OptionalResult<Bool> { OptionalResult(self(gestureRecognizer, shouldReceive: event)) }
  }
}
