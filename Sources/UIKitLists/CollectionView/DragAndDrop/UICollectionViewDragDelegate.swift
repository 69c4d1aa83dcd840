/// Provides what is dragged out of a collection view, and is told how the drag goes on.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UICollectionViewDragDelegate+Optionals.swift` is generated. Source: Apple,
/// UICollectionViewDragDelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: ObjectiveCProtocol {
  /// What is dragged of an item; nothing for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// What another finger that taps an item adds; nothing without the method.
  // Optional; without it: []
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  /// How the picture of an item's cell looks; all of the cell without the method.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// The finger begins to carry items.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  )

  /// The items have arrived, where they were dropped or where they came from.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  )

  /// Whether the items may be moved; they may without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the items stay in the app; without the method they do not.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
