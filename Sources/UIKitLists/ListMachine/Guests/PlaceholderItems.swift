/// The items that a collection view shows but its data source does not have: the gap for dragged
/// items, and placeholders. Index paths are those shown.
@MainActor
struct PlaceholderItems {
  private struct Guest {
    var path: IndexPath
    /// The placeholder; nil for the gap.
    let placeholder: DropPlaceholder?
  }

  private var guests: [Guest] = []

  nonisolated init() {}

  var isEmpty: Bool { guests.isEmpty }
  /// The index paths of all guests, in order.
  var paths: [IndexPath] { guests.map(\.path) }
  /// The index path of the gap.
  var gap: IndexPath? { guests.first { $0.placeholder == nil }?.path }
  var placeholders: [DropPlaceholder] { guests.compactMap(\.placeholder) }

  func contains(_ shown: IndexPath) -> Bool { guests.contains { $0.path == shown } }

  func placeholder(at shown: IndexPath) -> DropPlaceholder? {
    guests.first { $0.path == shown }?.placeholder
  }

  func path(of placeholder: DropPlaceholder) -> IndexPath? {
    guests.first { $0.placeholder === placeholder }?.path
  }

  // MARK: Paths

  /// Returns the index path shown for an item, given its path without guests.
  func shownPath(of path: IndexPath) -> IndexPath {
    guard path.count == 2 else { return path }
    var shown = path
    for guest in guests where guest.path.section == path.section && guest.path.item <= shown.item {
      shown.item += 1
    }
    return shown
  }

  /// Returns the path without guests; for a guest, that of the item it displaces.
  func pathWithoutGuests(of shown: IndexPath) -> IndexPath {
    guard shown.count == 2 else { return shown }
    var path = shown
    path.item -= guests.filter { $0.path.section == shown.section && $0.path < shown }.count
    return path
  }

  /// Returns the numbers of items shown in each section.
  func shown(_ counts: SectionCounts) -> SectionCounts { changed(counts, by: 1) }

  /// Returns the numbers of items in each section without guests.
  func withoutGuests(_ counts: SectionCounts) -> SectionCounts { changed(counts, by: -1) }

  private func changed(_ counts: SectionCounts, by step: Int) -> SectionCounts {
    var counts = counts
    for guest in guests where counts.items.indices.contains(guest.path.section) {
      counts.items[guest.path.section] += step
    }
    return counts
  }

  // MARK: Changes

  /// Inserts a guest before the item shown at a path; nil for the gap.
  mutating func insert(_ placeholder: DropPlaceholder?, at shown: IndexPath) {
    for index in guests.indices
    where guests[index].path.section == shown.section && guests[index].path >= shown {
      guests[index].path.item += 1
    }
    guests.append(Guest(path: shown, placeholder: placeholder))
    guests.sort { $0.path < $1.path }
  }

  /// Removes the guest at a path.
  mutating func remove(at shown: IndexPath) {
    guests.removeAll { $0.path == shown }
    for index in guests.indices
    where guests[index].path.section == shown.section && guests[index].path > shown {
      guests[index].path.item -= 1
    }
  }

  /// Replaces a guest by an item of the data source at the same path.
  mutating func adopt(at shown: IndexPath) { guests.removeAll { $0.path == shown } }

  mutating func removeAll() { guests = [] }

  /// Returns the guests after a batch update: each stays behind the item before it, as long as that
  /// item remains.
  ///
  /// - Parameter mapping: The mapping of index paths without guests.
  func following(_ mapping: UpdateMapping, moved: Set<IndexPath>) -> PlaceholderItems {
    var result = PlaceholderItems()
    for guest in guests {
      let anchor = pathWithoutGuests(of: guest.path)
      guard let section = mapping.section(anchor.section) else { continue }
      let before = (0..<anchor.item).reversed().lazy
        .map { IndexPath(item: $0, section: anchor.section) }
        .filter { !moved.contains($0) }.compactMap(mapping.item).first
      let place = IndexPath(item: (before?.item ?? -1) + 1, section: section)
      result.insert(guest.placeholder, at: result.shownPath(of: place))
    }
    return result
  }
}
