@testable import KDDragAndDropCollectionView
import Support
import UIKit

private final class Screen: NumberedScreen, KDDragAndDropCollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, indexPathForDataItem dataItem: AnyObject
  ) -> IndexPath? { nil }

  func collectionView(
    _ collectionView: UICollectionView, dataItemForIndexPath indexPath: IndexPath
  ) -> AnyObject { NSNumber(value: indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, moveDataItemFromIndexPath from: IndexPath,
    toIndexPath to: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, insertDataItem dataItem: AnyObject,
    atIndexPath indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, deleteDataItemAtIndexPath indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, cellIsDraggableAtIndexPath indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, cellIsDroppableAtIndexPath indexPath: IndexPath
  ) -> Bool { true }
}

@MainActor func makeScreen() -> NumberedScreen {
  Screen(
    KDDragAndDropCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
}
