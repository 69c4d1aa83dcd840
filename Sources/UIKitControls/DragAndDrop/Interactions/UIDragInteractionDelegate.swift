/// The delegate of a drag interaction.
///
/// Methods under the line `// Optional` are optional. This file is also the table from which
/// `UIDragInteractionDelegate+Optionals.swift` is generated. Source: Apple,
/// UIDragInteractionDelegate.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: ObjectiveCProtocol {
  /// Returns the items to drag; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns the preview of a lifted item; without the method that of the view.
  // Optional; without it: nil
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called before the items are lifted.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  /// Called when the items start to move.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  )

  /// Returns whether the items may be moved; true without the method.
  // Optional; without it: true
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items stay in the app; false without the method.
  // Optional; without it: false
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Called after the touch has moved.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  )

  /// Called after the touch has ended, before the items move to their destination or back.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  /// Called after the items have arrived.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// Called after the items have been transferred to the destination.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  )

  /// Returns the items to add for a tap of another touch; none without the method.
  // Optional; without it: []
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Returns where an item moves back to; without the method where it was lifted.
  // Optional; without it: defaultPreview
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before an item moves back.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}
