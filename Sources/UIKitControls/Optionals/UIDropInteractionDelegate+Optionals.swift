// swift-format-ignore-file
// Generated from UIDropInteractionDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UIDropInteractionDelegate {
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { MissingRequirement.mark(self, .dropInteractionCanHandle); return true }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { MissingRequirement.mark(self, .dropInteractionSessionDidEnter) }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { MissingRequirement.mark(self, .dropInteractionSessionDidUpdate); return UIDropProposal(operation: .cancel) }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { MissingRequirement.mark(self, .dropInteractionSessionDidExit) }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { MissingRequirement.mark(self, .dropInteractionPerformDrop) }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { MissingRequirement.mark(self, .dropInteractionConcludeDrop) }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { MissingRequirement.mark(self, .dropInteractionSessionDidEnd) }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? { MissingRequirement.mark(self, .dropInteractionPreviewForDroppingWithDefault); return nil }
  @_disfavoredOverload public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) { MissingRequirement.mark(self, .dropInteractionItemWillAnimateDropWith) }

  @_disfavoredOverload public var dropInteraction: UIDropInteractionDelegateOptionals.DropInteraction? { .init(object: self) }
}

/// The optional methods of `UIDropInteractionDelegate`, a type a name, to be called: nil where the
/// object does not write the method. This is what `delegate.method?(…)` means without Objective-C;
/// not meant to be named.
public enum UIDropInteractionDelegateOptionals {
  @preconcurrency @MainActor public struct DropInteraction {
    let object: any UIDropInteractionDelegate
    public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool? { MissingRequirement.clear(); let result = object.dropInteraction(interaction, canHandle: session); return MissingRequirement.isMarked(object, .dropInteractionCanHandle) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { object.dropInteraction(interaction, canHandle: session) }
    @_disfavoredOverload public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> OptionalResult<Bool> { OptionalResult(self(interaction, canHandle: session)) }
    @discardableResult public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.dropInteraction(interaction, sessionDidEnter: session); return MissingRequirement.isMarked(object, .dropInteractionSessionDidEnter) ? nil : result }
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal? { MissingRequirement.clear(); let result = object.dropInteraction(interaction, sessionDidUpdate: session); return MissingRequirement.isMarked(object, .dropInteractionSessionDidUpdate) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { object.dropInteraction(interaction, sessionDidUpdate: session) }
    @_disfavoredOverload public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> OptionalResult<UIDropProposal> { OptionalResult(self(interaction, sessionDidUpdate: session)) }
    @discardableResult public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.dropInteraction(interaction, sessionDidExit: session); return MissingRequirement.isMarked(object, .dropInteractionSessionDidExit) ? nil : result }
    @discardableResult public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.dropInteraction(interaction, performDrop: session); return MissingRequirement.isMarked(object, .dropInteractionPerformDrop) ? nil : result }
    @discardableResult public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.dropInteraction(interaction, concludeDrop: session); return MissingRequirement.isMarked(object, .dropInteractionConcludeDrop) ? nil : result }
    @discardableResult public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.dropInteraction(interaction, sessionDidEnd: session); return MissingRequirement.isMarked(object, .dropInteractionSessionDidEnd) ? nil : result }
    public func callAsFunction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? { MissingRequirement.clear(); let result = object.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview); return MissingRequirement.isMarked(object, .dropInteractionPreviewForDroppingWithDefault) ? nil : result }
    @discardableResult public func callAsFunction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) -> Void? { MissingRequirement.clear(); let result: Void = object.dropInteraction(interaction, item: item, willAnimateDropWith: animator); return MissingRequirement.isMarked(object, .dropInteractionItemWillAnimateDropWith) ? nil : result }
  }
}
