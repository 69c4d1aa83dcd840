import SeededRandom
import UIKit

/// A random legal batch update: its effect on the data, and the calls on the view.
@MainActor
struct FuzzUpdate {
  /// A call for a part of the update.
  typealias Call = @MainActor (UICollectionView) -> Void

  private(set) var data: FuzzData
  private(set) var calls: [Call] = []
  /// The items that stay selected, by number.
  private(set) var keepers: [Int: Int] = [:]

  private let old: FuzzData
  private var reloaded: Set<Int> = []
  private var inserted: Set<Int> = []

  init(of data: FuzzData, _ random: inout SeededGenerator) {
    (old, self.data) = (data, data)
    arrangeSections(&random)
    if !random.oneIn(4) { arrangeItems(&random) }
    refillReloaded(&random)
    for index in calls.indices.dropLast() {
      calls.swapAt(index, index + random.below(calls.count - index))
    }
  }

  // MARK: Sections

  private mutating func arrangeSections(_ random: inout SeededGenerator) {
    guard !random.oneIn(3) else { return }
    var (staying, moved): ([FuzzSection], [FuzzSection]) = ([], [])
    for (index, section) in old.sections.enumerated() {
      switch random.below(10) {
      case 0: calls.append { $0.deleteSections([index]) }
      case 1: moved.append(section)
      case 2:
        calls.append { $0.reloadSections([index]) }
        reloaded.insert(section.number)
        staying.append(section)
      default: staying.append(section)
      }
    }
    for section in moved { staying.insert(section, at: random.below(staying.count + 1)) }
    if staying.count < 5 && random.oneIn(3) {
      let new = data.makeSection(random.below(5))
      inserted.insert(new.number)
      staying.insert(new, at: random.below(staying.count + 1))
    }
    data.sections = staying
    for (place, section) in staying.enumerated() {
      if inserted.contains(section.number) { calls.append { $0.insertSections([place]) } }
      if moved.contains(section), let from = old.sections.firstIndex(of: section) {
        calls.append { $0.moveSection(from, toSection: place) }
      }
    }
  }

  // MARK: Items

  private mutating func arrangeItems(_ random: inout SeededGenerator) {
    let open = data.sections.indices.filter { !reloaded.contains(data.sections[$0].number) }
    var travellers: [(item: FuzzItem, from: IndexPath)] = []
    for section in open where !inserted.contains(data.sections[section].number) {
      for item in data.sections[section].items {
        guard let path = old.path(ofItem: item.number) else { continue }
        switch random.below(9) {
        case 0:
          calls.append { $0.deleteItems(at: [path]) }
          data.sections[section].items.removeAll { $0.number == item.number }
        case 1:
          travellers.append((item, path))
          data.sections[section].items.removeAll { $0.number == item.number }
        case 2: reload(item, path)
        default: break
        }
      }
    }
    for traveller in travellers { insert(traveller.item, into: open, &random) }
    for _ in 0..<random.below(4) { insertNew(into: open, &random) }
    for (item, from) in travellers {
      guard let to = data.path(ofItem: item.number) else { continue }
      calls.append { $0.moveItem(at: from, to: to) }
    }
    let new = data.paths.filter { path in
      data[path].map { old.path(ofItem: $0.number) == nil } ?? false
    }
    for path in new where !inserted.contains(data.sections[path.section].number) {
      calls.append { $0.insertItems(at: [path]) }
    }
  }

  private mutating func reload(_ item: FuzzItem, _ path: IndexPath) {
    calls.append { $0.reloadItems(at: [path]) }
    for section in data.sections.indices {
      for index in data.sections[section].items.indices
      where data.sections[section].items[index].number == item.number {
        data.sections[section].items[index].version += 1
      }
    }
  }

  private mutating func insert(
    _ item: FuzzItem, into open: [Int], _ random: inout SeededGenerator
  ) {
    guard let section = random.pick(open) else { return }
    data.sections[section].items.insert(
      item, at: random.below(data.sections[section].items.count + 1))
  }

  private mutating func insertNew(into open: [Int], _ random: inout SeededGenerator) {
    guard !open.isEmpty else { return }
    let item = data.makeItem()
    insert(item, into: open, &random)
  }

  // MARK: Sections shown again

  /// A reloaded section may have other items; those with the index paths of selected ones stay
  /// selected.
  private mutating func refillReloaded(_ random: inout SeededGenerator) {
    for section in data.sections.indices where reloaded.contains(data.sections[section].number) {
      data.sections[section].version += 1
      let before = data.sections[section].items
      let items = (0..<random.below(9)).map { _ in data.makeItem() }
      data.sections[section].items = items
      for (old, new) in zip(before, items) { keepers[old.number] = new.number }
    }
    for item in data.sections.flatMap(\.items) where old.path(ofItem: item.number) != nil {
      keepers[item.number] = item.number
    }
  }
}
