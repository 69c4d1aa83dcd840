/// The delegate for items dragged from a collection view.
///
/// A method under the line `// Optional` is optional. This file is also the table from which
/// `UICollectionViewDragDelegate+Optionals.swift` is generated. Source: Apple,
/// UICollectionViewDragDelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: ObjectiveCProtocol {
  /// Returns the drag items of an item; an empty array prevents the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Returns the drag items that a tap on another item adds. Default: none.
  // Optional; without it: []
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  /// Returns the preview parameters of an item's cell. Default nil: the whole cell.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Notifies the delegate that the drag begins.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  )

  /// Notifies the delegate that the drag has ended, after a drop or a cancellation.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  )

  /// Returns whether the items can be moved. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items are restricted to the app. Default: false.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
