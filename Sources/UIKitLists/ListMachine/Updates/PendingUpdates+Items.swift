extension PendingUpdates {
  /// Returns the changes for the layout: deletions from the end, insertions from the start,
  /// reloads, then moves; sections before items. A section's path has `NSNotFound` for its item.
  @MainActor
  func items(after mapping: UpdateMapping) -> [UICollectionViewUpdateItem] {
    func item(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action: action, before: before, after: after)
    }
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

    var items = deletedSections.reversed().map { item(.delete, path($0), nil) }
    items += deletedItems.sorted(by: >).map { item(.delete, $0, nil) }
    items += insertedSections.map { item(.insert, nil, path($0)) }
    items += insertedItems.sorted().map { item(.insert, nil, $0) }
    items += reloadedSections.map { item(.reload, path($0), mapping.section($0).map(path)) }
    items += reloadedItems.sorted().map { item(.reload, $0, mapping.item($0)) }
    items += movedSections.map { item(.move, path($0.from), path($0.to)) }
    items += movedItems.map { item(.move, $0.from, $0.to) }
    return items
  }
}
