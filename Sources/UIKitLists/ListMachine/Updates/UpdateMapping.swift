import LayoutGeometry

/// The mapping of old sections and items to new ones in a batch update.
///
/// Sections and items neither deleted nor moved keep their order and fill the index paths without
/// insertions and moves. Only the update's index paths are stored, sorted: with a target stored for
/// each of 100,000 items, an update of ten took twice its time limit. Arrays are sorted and
/// searched by bisection, not hashed: tables of so many index paths leave the processor's caches,
/// so that twice the changes took up to 2.8 times as long.
struct UpdateMapping {
  let old: SectionCounts
  let new: SectionCounts
  private let movedSections: [Int: Int]
  private let leavingSections: [Int]
  private let occupiedSections: OccupiedIndexes
  /// The moved items, by old index path.
  private let movedItems: [(from: IndexPath, to: IndexPath)]
  /// The deleted and moved items, by old section.
  private let removedItems: [Int: [Int]]
  /// The inserted and moved items, by new section.
  private let occupiedItems: [Int: OccupiedIndexes]

  /// - Complexity: O(*k* log *k*), where *k* is the number of changed sections and items.
  init(_ updates: PendingUpdates, from old: SectionCounts, to new: SectionCounts) {
    self.old = old
    self.new = new
    movedSections = Dictionary(updates.movedSections.map { ($0.from, $0.to) }) { $1 }
    leavingSections = Array(
      updates.deletedSections.union(IndexSet(updates.movedSections.map(\.from))))
    occupiedSections = OccupiedIndexes(
      Array(updates.insertedSections) + updates.movedSections.map(\.to))
    movedItems = updates.movedItems.sorted { $0.from < $1.from }
    removedItems = Self.bySection(updates.deletedItems + updates.movedItems.map(\.from))
    occupiedItems = Self.bySection(updates.insertedItems + updates.movedItems.map(\.to))
      .mapValues(OccupiedIndexes.init)
  }

  /// Returns the items of each section, in order and without repetitions.
  private static func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    var items: [Int: [Int]] = [:]
    for path in paths { items[path.section, default: []].append(path.item) }
    return items.mapValues { $0.sortedWithoutRepetitions() }
  }

  /// Returns the section after the update; nil for a deleted one. O(log *k*).
  func section(_ index: Int) -> Int? {
    guard old.items.indices.contains(index) else { return nil }
    if let target = movedSections[index] { return target }
    return occupiedSections.newIndex(of: index, leaving: leavingSections, count: new.sections)
  }

  /// Returns the item after the update; nil for a deleted one. O(log *k*).
  func item(_ path: IndexPath) -> IndexPath? {
    guard old.contains(path) else { return nil }
    let move = movedItems.partitioningIndex { $0.from >= path }
    if let known = movedItems[safe: move], known.from == path { return known.to }
    guard let section = section(path.section) else { return nil }
    let newPosition = (occupiedItems[section] ?? OccupiedIndexes([])).newIndex(
      of: path.item, leaving: removedItems[path.section] ?? [], count: new.items[safe: section] ?? 0
    )
    return newPosition.map { IndexPath(item: $0, section: section) }
  }
}

/// The indexes of a list after an update that inserted or moved elements take.
private struct OccupiedIndexes {
  /// The number of free indexes before each taken one, in order.
  private let freeCountBefore: [Int]

  init(_ indexes: [Int]) {
    freeCountBefore = indexes.sortedWithoutRepetitions().enumerated().map { $0.element - $0.offset }
  }

  /// Returns the new index of a remaining element: that with as many free indexes before it as
  /// remaining elements.
  func newIndex(of index: Int, leaving: [Int], count: Int) -> Int? {
    let removedCount = leaving.partitioningIndex { $0 >= index }
    if leaving[safe: removedCount] == index { return nil }
    let rank = index - removedCount
    let newPosition = rank + freeCountBefore.partitioningIndex { $0 > rank }
    return newPosition < count ? newPosition : nil
  }
}

extension [Int] {
  fileprivate func sortedWithoutRepetitions() -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(count)
    for number in sorted() where number != result.last { result.append(number) }
    return result
  }
}
