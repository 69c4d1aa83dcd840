// swift-format-ignore-file
// Generated from UIContextMenuInteractionDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.mark(self, .contextMenuInteractionPreviewForHighlightingMenuWithConfiguration); return nil }
  @_disfavoredOverload public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { MissingRequirement.mark(self, .contextMenuInteractionWillDisplayMenuForAnimator) }
  @_disfavoredOverload public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.mark(self, .contextMenuInteractionPreviewForDismissingMenuWithConfiguration); return nil }
  @_disfavoredOverload public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { MissingRequirement.mark(self, .contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator) }
  @_disfavoredOverload public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { MissingRequirement.mark(self, .contextMenuInteractionWillEndForAnimator) }

  @_disfavoredOverload public var contextMenuInteraction: UIContextMenuInteractionDelegateOptionals.ContextMenuInteraction? { .init(object: self) }
}

/// The optional methods of `UIContextMenuInteractionDelegate`, a type a name, to be called: nil
/// where the object does not write the method. This is what `delegate.method?(…)` means without
/// Objective-C; not meant to be named.
public enum UIContextMenuInteractionDelegateOptionals {
  @preconcurrency @MainActor public struct ContextMenuInteraction {
    let object: any UIContextMenuInteractionDelegate
    public func callAsFunction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.clear(); let result = object.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration); return MissingRequirement.isMarked(object, .contextMenuInteractionPreviewForHighlightingMenuWithConfiguration) ? nil : result }
    @discardableResult public func callAsFunction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? { MissingRequirement.clear(); let result: Void = object.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator); return MissingRequirement.isMarked(object, .contextMenuInteractionWillDisplayMenuForAnimator) ? nil : result }
    public func callAsFunction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.clear(); let result = object.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration); return MissingRequirement.isMarked(object, .contextMenuInteractionPreviewForDismissingMenuWithConfiguration) ? nil : result }
    @discardableResult public func callAsFunction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> Void? { MissingRequirement.clear(); let result: Void = object.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator); return MissingRequirement.isMarked(object, .contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator) ? nil : result }
    @discardableResult public func callAsFunction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? { MissingRequirement.clear(); let result: Void = object.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator); return MissingRequirement.isMarked(object, .contextMenuInteractionWillEndForAnimator) ? nil : result }
  }
}
