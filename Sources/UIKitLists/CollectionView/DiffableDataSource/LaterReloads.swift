/// What a snapshot wants made anew, told apart by when that can be asked for.
///
/// A batch update refuses to reload what it moves, and to touch items of a section that it reloads:
/// those are reloaded right after it, by their new places.
struct LaterReloads {
  /// Items that only change their place because others come and go: reloaded in the batch update
  /// itself, by old places.
  private(set) var itemsInPlace: [IndexPath] = []
  /// By new places.
  private(set) var items: [IndexPath] = []
  /// By new places.
  private(set) var sections = IndexSet()

  init<Section, Item>(
    of new: NSDiffableDataSourceSnapshot<Section, Item>,
    after old: NSDiffableDataSourceSnapshot<Section, Item>, _ difference: SnapshotDifference
  ) {
    for section in new.reloadedSectionIdentifiers where old.itemsOfSection[section] != nil {
      if let index = new.indexOfSection(section) { sections.insert(index) }
    }
    guard !new.reloadedItems.isEmpty else { return }
    let (oldPlaces, newPlaces) = (old.places, new.places)
    let moved = Set(difference.movedItems.map(\.from))
    let movedSections = IndexSet(difference.movedSections.map(\.from))
    for item in new.reloadedItemIdentifiers {
      guard let from = oldPlaces[item], let to = newPlaces[item], !sections.contains(to.section)
      else { continue }
      if moved.contains(from) || movedSections.contains(from.section) {
        items.append(to)
      } else {
        itemsInPlace.append(from)
      }
    }
  }
}
