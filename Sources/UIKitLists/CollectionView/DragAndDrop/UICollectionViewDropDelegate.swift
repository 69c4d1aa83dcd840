/// The delegate for items dragged over a collection view.
///
/// A method under the line `// Optional` is optional. This file is also the table from which
/// `UICollectionViewDropDelegate+Optionals.swift` is generated. Source: Apple,
/// UICollectionViewDropDelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: ObjectiveCProtocol {
  /// Performs the drop: changes the data and animates the items' previews.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Returns whether the collection view can handle the items. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool

  /// Notifies the delegate that the items entered the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  )

  /// Returns the proposal for the items. Default: a move, or a copy if the source does not allow
  /// moves, which is not shown.
  // Optional; without it: UICollectionViewDropProposal(operation: session.allowsMoveOperation ?
  // .move : .copy)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Notifies the delegate that the items left the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  )

  /// Notifies the delegate that the session has ended, by a drop or otherwise.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  )
}
