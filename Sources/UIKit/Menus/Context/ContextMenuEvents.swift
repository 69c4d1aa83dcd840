/// Whom a context menu tells what happens to it.
@MainActor
struct ContextMenuEvents {
  /// It is about to come.
  let willOpen: @MainActor (any UIContextMenuInteractionAnimating) -> Void
  /// Its preview was tapped.
  let willCommit: @MainActor (any UIContextMenuInteractionCommitAnimating) -> Void
  /// It is about to go.
  let willClose: @MainActor (any UIContextMenuInteractionAnimating) -> Void
  /// Where what was lifted goes back to; nil for where it came from.
  let placeToReturnTo: @MainActor () -> UITargetedPreview?
}
