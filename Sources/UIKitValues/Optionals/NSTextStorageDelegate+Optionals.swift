// swift-format-ignore-file
// Generated from NSTextStorageDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension NSTextStorageDelegate {
  @_disfavoredOverload public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { if let added = AddedMethods.method(.textStorageWillProcessEditingRangeChangeInLength, of: self) { return AddedMethods.result(of: added, .textStorageWillProcessEditingRangeChangeInLength, self, [textStorage, editedMask, editedRange, delta]) }; MissingRequirement.mark(self, .textStorageWillProcessEditingRangeChangeInLength) }
  @_disfavoredOverload public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { if let added = AddedMethods.method(.textStorageDidProcessEditingRangeChangeInLength, of: self) { return AddedMethods.result(of: added, .textStorageDidProcessEditingRangeChangeInLength, self, [textStorage, editedMask, editedRange, delta]) }; MissingRequirement.mark(self, .textStorageDidProcessEditingRangeChangeInLength) }

  @_disfavoredOverload public var textStorage: NSTextStorageDelegateOptionals.TextStorage? { .init(object: self) }
}

/// The optional methods of `NSTextStorageDelegate`, one type per name. Calls return nil if the
/// object does not implement the method.
public enum NSTextStorageDelegateOptionals {
  @preconcurrency @MainActor public struct TextStorage {
    let object: any NSTextStorageDelegate
    @discardableResult public func callAsFunction(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) -> Void? { MissingRequirement.clear(); let result: Void = object.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta); return MissingRequirement.isMarked(object, .textStorageWillProcessEditingRangeChangeInLength) ? nil : result }
    @discardableResult public func callAsFunction(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) -> Void? { MissingRequirement.clear(); let result: Void = object.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta); return MissingRequirement.isMarked(object, .textStorageDidProcessEditingRangeChangeInLength) ? nil : result }
  }
}
