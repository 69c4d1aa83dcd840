// swift-format-ignore-file
// Generated from UIContextMenuInteractionDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIContextMenuInteractionDelegate {
  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .contextMenuInteractionPreviewForHighlightingMenuWithConfiguration)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MissingRequirement.mark(self, .contextMenuInteractionWillDisplayMenuForAnimator)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .contextMenuInteractionPreviewForDismissingMenuWithConfiguration)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    MissingRequirement.mark(self, .contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MissingRequirement.mark(self, .contextMenuInteractionWillEndForAnimator)
  }

  /// `object.contextMenuInteraction?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var contextMenuInteraction: UIContextMenuInteractionDelegateOptionals.ContextMenuInteraction? { .init(object: self) }
}

/// The optional requirements of `UIContextMenuInteractionDelegate` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIContextMenuInteractionDelegateOptionals {}

extension UIContextMenuInteractionDelegateOptionals {
  /// The optional methods called `contextMenuInteraction`, to be called.
  @preconcurrency @MainActor
  public struct ContextMenuInteraction {
    let object: any UIContextMenuInteractionDelegate
  }
}

extension UIContextMenuInteractionDelegateOptionals.ContextMenuInteraction {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    return MissingRequirement.isMarked(object, .contextMenuInteractionPreviewForHighlightingMenuWithConfiguration) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .contextMenuInteractionWillDisplayMenuForAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    return MissingRequirement.isMarked(object, .contextMenuInteractionPreviewForDismissingMenuWithConfiguration) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .contextMenuInteractionWillEndForAnimator) ? nil : result
  }
}
