/// What a view's context menu shows, and what is heard of it.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIContextMenuInteractionDelegate+Optionals.swift` is generated. Source: Apple,
/// UIContextMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What is shown for a finger that rests on a point of the view; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// What is lifted; without the method the view.
  // Optional; without it: nil
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The menu is about to come.
  // Optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The menu is about to go.
  // Optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}
