/// The cell that is being filled again, and its item.
struct ReconfiguredCell {
  let cell: UICollectionViewCell
  let indexPath: IndexPath
}

extension UICollectionView {
  /// Asks the data source for items that have a cell, while dequeuing gives that very cell.
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard let dataSource = assignedDataSource else { return }
    for indexPath in indexPaths {
      guard let cell = cellForItem(at: indexPath) else { continue }
      let outer = reconfigured
      reconfigured = ReconfiguredCell(cell: cell, indexPath: indexPath)
      let answer = Registration.request {
        dataSource.collectionView(self, cellForItemAt: indexPath)
      }
      reconfigured = outer
      guard answer === cell else {
        stop(
          "The cell returned from -collectionView:cellForItemAtIndexPath: for index path "
            + "\(indexPath) is not the existing cell, which is not allowed when reconfiguring an "
            + "item. Existing cell: \(cell); returned cell: \(answer)")
      }
    }
  }

  /// The cell to fill again, where dequeuing is about its item; nil outside of reconfiguring.
  func cellToReconfigure(_ key: ReuseKey, at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let reconfigured, reconfigured.indexPath == indexPath, key.kind == ReuseKey.cellKind
    else { return nil }
    guard reconfigured.cell.reuseKey == key else {
      stop(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed. You can reload the "
          + "item instead of reconfiguring it to replace the existing cell. Dequeued reuse "
          + "identifier: \(key.identifier); Original reuse identifier: "
          + "\(reconfigured.cell.reuseIdentifier ?? "(null)"); Existing cell: \(reconfigured.cell)")
    }
    return reconfigured.cell
  }
}
