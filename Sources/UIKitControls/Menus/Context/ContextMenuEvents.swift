/// The callbacks of a context menu.
@MainActor
package struct ContextMenuEvents {
  /// Called before the menu opens.
  package let willOpen: @MainActor (any UIContextMenuInteractionAnimating) -> Void
  /// Called after the preview was tapped.
  package let willCommit: @MainActor (any UIContextMenuInteractionCommitAnimating) -> Void
  /// Called before the menu closes.
  package let willClose: @MainActor (any UIContextMenuInteractionAnimating) -> Void
  /// Returns the target to which the preview moves back; nil for the original one.
  package let returnDestination: @MainActor () -> UITargetedPreview?

  package init(
    willOpen: @escaping @MainActor (any UIContextMenuInteractionAnimating) -> Void,
    willCommit: @escaping @MainActor (any UIContextMenuInteractionCommitAnimating) -> Void,
    willClose: @escaping @MainActor (any UIContextMenuInteractionAnimating) -> Void,
    returnDestination: @escaping @MainActor () -> UITargetedPreview?
  ) {
    (self.willOpen, self.willCommit) = (willOpen, willCommit)
    (self.willClose, self.returnDestination) = (willClose, returnDestination)
  }
}
