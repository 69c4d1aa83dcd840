/// Where the sections and items before a batch update are after it.
///
/// What is neither deleted nor moved keeps its order and takes the places that nothing was inserted into
/// or moved to.
struct UpdateMapping {
  private let newSections: [Int?]
  private var newItems: [[IndexPath?]]

  /// - Complexity: O(items before + items after).
  init(_ updates: PendingUpdates, from old: SectionCounts, to new: SectionCounts) {
    newSections = Self.places(
      count: old.sections, newCount: new.sections, gone: updates.deletedSections,
      moves: updates.movedSections, inserted: updates.insertedSections)
    newItems = old.items.map { [IndexPath?](repeating: nil, count: $0) }
    for (section, target) in newSections.enumerated() {
      guard let target else { continue }
      mapItems(of: section, to: target, updates, old, new)
    }
    for move in updates.movedItems where old.contains(move.from) {
      newItems[move.from.section][move.from.item] = move.to
    }
  }

  /// The section after the update, or nil for a deleted one.
  func section(_ old: Int) -> Int? { newSections[safe: old] ?? nil }

  /// The item after the update, or nil for a deleted one.
  func item(_ old: IndexPath) -> IndexPath? { newItems[safe: old.section]?[safe: old.item] ?? nil }

  private mutating func mapItems(
    of section: Int, to target: Int, _ updates: PendingUpdates, _ old: SectionCounts,
    _ new: SectionCounts
  ) {
    let leaving = IndexSet(
      updates.deletedItems.filter { $0.section == section }.map(\.item)
        + updates.movedItems.filter { $0.from.section == section }.map(\.from.item))
    let taken = IndexSet(
      updates.insertedItems.filter { $0.section == target }.map(\.item)
        + updates.movedItems.filter { $0.to.section == target }.map(\.to.item))
    let places = Self.places(
      count: old.items[section], newCount: new.items[safe: target] ?? 0, gone: leaving, moves: [],
      inserted: taken)
    newItems[section] = places.map { $0.map { IndexPath(item: $0, section: target) } }
  }

  private static func places(
    count: Int, newCount: Int, gone: IndexSet, moves: [(from: Int, to: Int)], inserted: IndexSet
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: count)
    var taken = inserted
    var leaving = gone
    for move in moves {
      taken.insert(move.to)
      leaving.insert(move.from)
      if result.indices.contains(move.from) { result[move.from] = move.to }
    }
    var free = (0..<newCount).lazy.filter { !taken.contains($0) }.makeIterator()
    for index in 0..<count where !leaving.contains(index) { result[index] = free.next() }
    return result
  }
}
