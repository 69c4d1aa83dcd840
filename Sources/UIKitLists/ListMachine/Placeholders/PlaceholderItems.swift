/// The items that a collection view shows but its data source does not have: the gap for dragged
/// items, and placeholders. Index paths are those shown.
@MainActor
struct PlaceholderItems {
  private struct Entry {
    var path: IndexPath
    /// The placeholder; nil for the gap.
    let placeholder: DropPlaceholder?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }
  /// The index paths of all placeholders, in order.
  var paths: [IndexPath] { entries.map(\.path) }
  /// The index path of the gap.
  var gap: IndexPath? { entries.first { $0.placeholder == nil }?.path }
  var placeholders: [DropPlaceholder] { entries.compactMap(\.placeholder) }

  func contains(_ shown: IndexPath) -> Bool { entries.contains { $0.path == shown } }

  func placeholder(at shown: IndexPath) -> DropPlaceholder? {
    entries.first { $0.path == shown }?.placeholder
  }

  func path(of placeholder: DropPlaceholder) -> IndexPath? {
    entries.first { $0.placeholder === placeholder }?.path
  }

  // MARK: Paths

  /// Returns the index path shown for an item, given its path without placeholders.
  func visiblePath(of path: IndexPath) -> IndexPath {
    guard path.count == 2 else { return path }
    var shown = path
    for entry in entries where entry.path.section == path.section && entry.path.item <= shown.item {
      shown.item += 1
    }
    return shown
  }

  /// Returns the path without placeholders; for a placeholder, that of the item it displaces.
  func pathExcludingPlaceholders(of shown: IndexPath) -> IndexPath {
    guard shown.count == 2 else { return shown }
    var path = shown
    path.item -= entries.filter { $0.path.section == shown.section && $0.path < shown }.count
    return path
  }

  /// Returns the numbers of items shown in each section.
  func displayedCounts(_ counts: SectionCounts) -> SectionCounts { changed(counts, by: 1) }

  /// Returns the numbers of items in each section without placeholders.
  func excludingPlaceholders(_ counts: SectionCounts) -> SectionCounts { changed(counts, by: -1) }

  private func changed(_ counts: SectionCounts, by step: Int) -> SectionCounts {
    var counts = counts
    for entry in entries where counts.items.indices.contains(entry.path.section) {
      counts.items[entry.path.section] += step
    }
    return counts
  }

  // MARK: Changes

  /// Inserts a placeholder, or a gap if it is nil, before the item at a visible index path.
  mutating func insert(_ placeholder: DropPlaceholder?, at shown: IndexPath) {
    for index in entries.indices
    where entries[index].path.section == shown.section && entries[index].path >= shown {
      entries[index].path.item += 1
    }
    entries.append(Entry(path: shown, placeholder: placeholder))
    entries.sort { $0.path < $1.path }
  }

  /// Removes the placeholder at a path.
  mutating func remove(at shown: IndexPath) {
    entries.removeAll { $0.path == shown }
    for index in entries.indices
    where entries[index].path.section == shown.section && entries[index].path > shown {
      entries[index].path.item -= 1
    }
  }

  /// Replaces a placeholder by an item of the data source at the same path.
  mutating func adopt(at shown: IndexPath) { entries.removeAll { $0.path == shown } }

  mutating func removeAll() { entries = [] }

  /// Returns the placeholders after a batch update: each stays behind the item before it, as long
  /// as that item remains.
  ///
  /// - Parameter mapping: The mapping of index paths without placeholders.
  func following(_ mapping: UpdateMapping, moved: Set<IndexPath>) -> PlaceholderItems {
    var result = PlaceholderItems()
    for entry in entries {
      let anchor = pathExcludingPlaceholders(of: entry.path)
      guard let section = mapping.section(anchor.section) else { continue }
      let before = (0..<anchor.item).reversed().lazy
        .map { IndexPath(item: $0, section: anchor.section) }
        .filter { !moved.contains($0) }.compactMap(mapping.item).first
      let nextPath = IndexPath(item: (before?.item ?? -1) + 1, section: section)
      result.insert(entry.placeholder, at: result.visiblePath(of: nextPath))
    }
    return result
  }
}
