/// The delegate of a drop interaction.
///
/// Methods under the line `// Optional` are optional. This file is also the table from which
/// `UIDropInteractionDelegate+Optionals.swift` is generated. Source: Apple,
/// UIDropInteractionDelegate.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: ObjectiveCProtocol {
  /// Returns whether the view can handle the items; true without the method.
  // Optional; without it: true
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the items enter the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  )

  /// Returns the operation of a drop; without the method the items move back.
  // Optional; without it: UIDropProposal(operation: .cancel)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when the items leave the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  )

  /// Called when the items are dropped, to load them.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  )

  /// Called after the items have arrived.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  )

  /// Called after the session has ended, with or without a drop.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  )

  /// Returns where a dropped item moves to; without the method it fades at the touch.
  // Optional; without it: nil
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before a dropped item moves to its destination.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}
