/// An item dropped on a collection view. Source: Apple, UICollectionViewDropItem.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The source index path; nil if the item is from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// The items dropped on a collection view, and the animations of their previews. Source: Apple,
/// UICollectionViewDropCoordinator.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items are dropped, which may be behind the last one; nil if there
  /// is no item.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }

  /// Animates an item's preview to a placeholder, which is shown until it is committed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Animates an item's preview to a cell; called after the data have changed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates an item's preview into a cell, to a rectangle in its coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Animates an item's preview to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder shown until its item is loaded. Source: Apple,
/// UICollectionViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The drag item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by an item of the data source.
  ///
  /// - Parameter dataSourceUpdates: Inserts the item into the data at the given index path.
  /// - Returns: False if the placeholder no longer exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: @MainActor (_ insertionIndexPath: IndexPath) -> Void)
    -> Bool

  /// Removes the placeholder. Returns whether it existed.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Configures the placeholder's cell again.
  func setNeedsCellUpdate()
}
