/// What a collection view does with items that are dragged over it.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UICollectionViewDropDelegate+Optionals.swift` is generated. Source: Apple,
/// UICollectionViewDropDelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: ObjectiveCProtocol {
  /// The items are dropped: time to change the data and say where the items go.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Whether the collection view is interested in the items at all; it is without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool

  /// The items come over the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  )

  /// What would become of the items, and how that is shown; without the method they are moved, or
  /// copied where their source does not let them be moved, and nothing is shown.
  // Optional; without it: UICollectionViewDropProposal(operation: session.allowsMoveOperation ?
  // .move : .copy)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// The items leave the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  )

  /// The session is over, whatever became of the items.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  )
}
