/// What a view gives to be dragged, and what it hears of it.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIDragInteractionDelegate+Optionals.swift` is generated. Source: Apple,
/// UIDragInteractionDelegate.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: ObjectiveCProtocol {
  /// What is dragged; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// The picture of an item that is lifted; without the method the view's own.
  // Optional; without it: nil
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// The items are about to be lifted.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  /// The finger begins to carry the items.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  )

  /// Whether the items may be moved; they may without the method.
  // Optional; without it: true
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the items stay in the app; without the method they do not.
  // Optional; without it: false
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// The finger has moved.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  )

  /// The finger is gone; the items are about to go where they are dropped, or back.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  /// The items have arrived.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// The destination has been given the items.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  )

  /// What another finger that taps the view adds; nothing without the method.
  // Optional; without it: []
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Where an item goes back to; without the method where it was lifted.
  // Optional; without it: defaultPreview
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// An item is about to go back.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}
