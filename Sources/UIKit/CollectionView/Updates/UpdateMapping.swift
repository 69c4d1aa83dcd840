import LayoutGeometry

/// Where the sections and items before a batch update are after it.
///
/// What is neither deleted nor moved keeps its order and takes the places that nothing was inserted
/// into or moved to. Only what the update names is kept, sorted: with a place written down for each
/// of 100,000 items, an update of ten of them took twice the time that it may take.
struct UpdateMapping {
  let old: SectionCounts
  let new: SectionCounts
  private let movedSections: [Int: Int]
  private let leavingSections: [Int]
  private let takenSections: TakenPlaces
  private let movedItems: [IndexPath: IndexPath]
  /// By old section.
  private let leavingItems: [Int: [Int]]
  /// By new section.
  private let takenItems: [Int: TakenPlaces]

  /// - Complexity: O(*k* log *k*) in the sections and items that the update names.
  init(_ updates: PendingUpdates, from old: SectionCounts, to new: SectionCounts) {
    self.old = old
    self.new = new
    movedSections = Dictionary(updates.movedSections.map { ($0.from, $0.to) }) { $1 }
    leavingSections = Array(
      updates.deletedSections.union(IndexSet(updates.movedSections.map(\.from))))
    takenSections = TakenPlaces(
      Array(updates.insertedSections) + updates.movedSections.map(\.to))
    movedItems = Dictionary(updates.movedItems.map { ($0.from, $0.to) }) { $1 }
    leavingItems = Self.bySection(updates.deletedItems + updates.movedItems.map(\.from))
      .mapValues { $0.sorted() }
    takenItems = Self.bySection(updates.insertedItems + updates.movedItems.map(\.to))
      .mapValues(TakenPlaces.init)
  }

  private static func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: Set(paths), by: \.section).mapValues { $0.map(\.item) }
  }

  /// The section after the update, or nil for a deleted one. O(log *k*).
  func section(_ index: Int) -> Int? {
    guard old.items.indices.contains(index) else { return nil }
    if let target = movedSections[index] { return target }
    return takenSections.place(of: index, leaving: leavingSections, count: new.sections)
  }

  /// The item after the update, or nil for a deleted one. O(log *k*).
  func item(_ path: IndexPath) -> IndexPath? {
    guard old.contains(path) else { return nil }
    if let target = movedItems[path] { return target }
    guard let section = section(path.section) else { return nil }
    let place = (takenItems[section] ?? TakenPlaces([])).place(
      of: path.item, leaving: leavingItems[path.section] ?? [], count: new.items[safe: section] ?? 0
    )
    return place.map { IndexPath(item: $0, section: section) }
  }
}

/// The places of a list after an update that are given to what is new there.
private struct TakenPlaces {
  /// How many places before each taken one are free, in order.
  private let freeBefore: [Int]

  init(_ places: [Int]) {
    freeBefore = Set(places).sorted().enumerated().map { $0.element - $0.offset }
  }

  /// The place of what stays: as many stay before it as places before its new one are free.
  func place(of index: Int, leaving: [Int], count: Int) -> Int? {
    let gone = leaving.partitioningIndex { $0 >= index }
    if leaving[safe: gone] == index { return nil }
    let rank = index - gone
    let place = rank + freeBefore.partitioningIndex { $0 > rank }
    return place < count ? place : nil
  }
}
