import UIKit

/// Reorders items by drag and drop.
extension LettersAndDigitsViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let imageName = simpleModel.sections[indexPath.section][indexPath.item]
    let itemProvider = NSItemProvider(object: NSString(string: imageName))
    let dragItem = UIDragItem(itemProvider: itemProvider)
    dragItem.localObject = imageName
    return [dragItem]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let previewParameters = UIDragPreviewParameters()
    previewParameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 10)
    previewParameters.backgroundColor = .clear
    return previewParameters
  }
}

extension LettersAndDigitsViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if session.localDragSession != nil {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let destinationIndexPath =
      coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
    guard coordinator.items.count == 1, let item = coordinator.items.first,
      let sourceIndexPath = item.sourceIndexPath,
      let imageName = item.dragItem.localObject as? String
    else { return }
    collectionView.performBatchUpdates {
      simpleModel.sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      simpleModel.sections[destinationIndexPath.section]
        .insert(imageName, at: destinationIndexPath.item)
      collectionView.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    }
    coordinator.drop(item.dragItem, toItemAt: destinationIndexPath)
  }
}
