/// Whom a context menu tells what happens to it.
@MainActor
package struct ContextMenuEvents {
  /// It is about to come.
  package let willOpen: @MainActor (any UIContextMenuInteractionAnimating) -> Void
  /// Its preview was tapped.
  package let willCommit: @MainActor (any UIContextMenuInteractionCommitAnimating) -> Void
  /// It is about to go.
  package let willClose: @MainActor (any UIContextMenuInteractionAnimating) -> Void
  /// Where what was lifted goes back to; nil for where it came from.
  package let placeToReturnTo: @MainActor () -> UITargetedPreview?

  package init(
    willOpen: @escaping @MainActor (any UIContextMenuInteractionAnimating) -> Void,
    willCommit: @escaping @MainActor (any UIContextMenuInteractionCommitAnimating) -> Void,
    willClose: @escaping @MainActor (any UIContextMenuInteractionAnimating) -> Void,
    placeToReturnTo: @escaping @MainActor () -> UITargetedPreview?
  ) {
    (self.willOpen, self.willCommit) = (willOpen, willCommit)
    (self.willClose, self.placeToReturnTo) = (willClose, placeToReturnTo)
  }
}
