extension ListMachine {
  /// Requests the cells of items that have one, while dequeuing returns the existing cells.
  func reconfigure(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = cell(at: indexPath) else { continue }
      let answer = request(.reconfigure(cell, indexPath)) {
        Registration.request { host.makeCell(at: indexPath) }
      }
      guard let answer else { return }
      guard answer === cell else {
        stop(
          "The cell returned from -collectionView:cellForItemAtIndexPath: for index path "
            + "\(indexPath) is not the existing cell, which is not allowed when reconfiguring an "
            + "item. Existing cell: \(cell); returned cell: \(answer)")
      }
    }
  }

  /// Returns the existing cell of the item being reconfigured; nil otherwise.
  func cellToReconfigure(_ key: ReuseKey, at indexPath: IndexPath) -> (any ListCell)? {
    guard case .reconfigure(let cell, indexPath) = reuse.request, key.kind == ReuseKey.cellKind
    else { return nil }
    guard cell.elementState.reuseKey == key else {
      stop(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed. You can reload the "
          + "item instead of reconfiguring it to replace the existing cell. Dequeued reuse "
          + "identifier: \(key.identifier); Original reuse identifier: "
          + "\(cell.elementIdentifier ?? "(null)"); Existing cell: \(cell)")
    }
    return cell
  }
}
