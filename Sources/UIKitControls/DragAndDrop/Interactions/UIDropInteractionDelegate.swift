/// What a view does with items that are dragged over it.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIDropInteractionDelegate+Optionals.swift` is generated. Source: Apple,
/// UIDropInteractionDelegate.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: ObjectiveCProtocol {
  /// Whether the view is interested in the items at all; it is without the method.
  // Optional; without it: true
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// The items come over the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  )

  /// What would become of the items; without the method they would go back.
  // Optional; without it: UIDropProposal(operation: .cancel)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// The items leave the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  )

  /// The items are dropped: time to load them.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  )

  /// The items have arrived.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  )

  /// The session is over, whatever became of the items.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  )

  /// Where a dropped item goes; without the method it fades under the finger.
  // Optional; without it: nil
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// A dropped item is about to go there.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}
