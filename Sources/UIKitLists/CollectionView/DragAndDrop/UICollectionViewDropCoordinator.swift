/// An item that is dropped on a collection view. Source: Apple, UICollectionViewDropItem.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it comes from; nil where that is not this collection view.
  var sourceIndexPath: IndexPath? { get }
  /// How large its picture is, in points.
  var previewSize: CGSize { get }
}

/// What is dropped on a collection view, and where its pictures go. Source: Apple,
/// UICollectionViewDropCoordinator.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The item at whose place they are dropped, or the place behind the last; nil where there is no
  /// item.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }

  /// Lets an item's picture go to a placeholder, which is shown until it is committed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Lets an item's picture go to a cell; after the data have changed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item's picture go into a cell, to a rectangle in its coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Lets an item's picture go to any place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder that is shown until its item has come. Source: Apple,
/// UICollectionViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }

  /// Has the data source show the item in the placeholder's place.
  ///
  /// - Parameter dataSourceUpdates: changes the data; it gets the path to insert the item at.
  /// - Returns: false where the placeholder is not there any more.
  @discardableResult
  func commitInsertion(dataSourceUpdates: @MainActor (_ insertionIndexPath: IndexPath) -> Void)
    -> Bool

  /// Takes the placeholder away. Returns whether it was there.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the placeholder's cell filled again.
  func setNeedsCellUpdate()
}
