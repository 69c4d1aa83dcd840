/// The reloads of a snapshot, sorted by when they can be performed.
///
/// A batch update cannot reload moved items, or change items of a section that it reloads: those
/// are reloaded right after it, by their new index paths.
struct DeferredReloads {
  /// Items that only change their index paths because of other items: reloaded in the batch update
  /// itself, by old index paths.
  private(set) var itemsInPlace: [IndexPath] = []
  /// The other items, by new index paths.
  private(set) var items: [IndexPath] = []
  /// The sections, by new indexes.
  private(set) var sections = IndexSet()

  init<Section, Item>(
    of new: NSDiffableDataSourceSnapshot<Section, Item>,
    after old: NSDiffableDataSourceSnapshot<Section, Item>, _ difference: SnapshotDifference
  ) {
    for section in new.reloadedSectionIdentifiers where old.itemsOfSection[section] != nil {
      if let index = new.indexOfSection(section) { sections.insert(index) }
    }
    guard !new.reloadedItems.isEmpty else { return }
    let (oldIndexPaths, newIndexPaths) = (old.indexPaths, new.indexPaths)
    let moved = Set(difference.movedItems.map(\.from))
    let movedSections = IndexSet(difference.movedSections.map(\.from))
    for item in new.reloadedItemIdentifiers {
      guard let from = oldIndexPaths[item], let to = newIndexPaths[item],
        !sections.contains(to.section)
      else { continue }
      if moved.contains(from) || movedSections.contains(from.section) {
        items.append(to)
      } else {
        itemsInPlace.append(from)
      }
    }
  }
}
