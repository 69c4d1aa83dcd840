extension UICollectionView {
  /// Makes the changes from one snapshot to another; only within a batch update.
  func record(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections) }
    if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections) }
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
  }
}
