import SeededRandom
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// A random valid batch update of all kinds, and its result, determined by applying it to arrays.
struct RandomUpdate {
  private(set) var updates = PendingUpdates()
  let old: SectionCounts
  /// The sections after the update, with the old index path of each item; nil for a new or reloaded
  /// one.
  private(set) var contents: [[IndexPath?]] = []
  /// The new index of each remaining section.
  private(set) var sections: [Int: Int] = [:]
  /// The new index path of each remaining item, except for those in reloaded sections.
  private(set) var items: [IndexPath: IndexPath] = [:]

  var new: SectionCounts { SectionCounts(items: contents.map(\.count)) }

  init(of counts: [Int], _ random: inout SeededGenerator) {
    old = SectionCounts(items: counts)
    let order = arrangeSections(&random)
    contents = order.map { section in
      guard let section else { return Array(repeating: nil, count: random.below(4)) }
      return (0..<counts[section]).map { .item($0, section) }
    }
    let calm = Set(
      order.indices.filter { place in
        order[place].map { !updates.reloadedSections.contains($0) } ?? false
      })
    arrangeItems(in: calm.sorted(), &random)
    for (section, list) in contents.enumerated() where calm.contains(section) {
      for (item, path) in list.enumerated() {
        if let path {
          items[path] = .item(item, section)
        } else {
          updates.insertedItems.append(.item(item, section))
        }
      }
    }
    nameMovesAndReloads(&random)
    for section in updates.reloadedSections {
      guard let place = sections[section] else { continue }
      contents[place] = Array(repeating: nil, count: random.below(6))
    }
  }

  /// Deletes, moves, inserts and reloads sections; returns the old section of each new index.
  private mutating func arrangeSections(_ random: inout SeededGenerator) -> [Int?] {
    var order: [Int?] = []
    var moved: [Int] = []
    for section in old.items.indices {
      switch random.below(12) {
      case 0 where old.sections > 1: updates.deletedSections.insert(section)
      case 1: moved.append(section)
      case 2:
        updates.reloadedSections.insert(section)
        order.append(section)
      default: order.append(section)
      }
    }
    for section in moved { order.insert(section, at: random.below(order.count + 1)) }
    if order.isEmpty || (order.count < 5 && random.below(3) == 0) {
      order.insert(nil, at: random.below(order.count + 1))
    }
    for (place, section) in order.enumerated() {
      guard let section else {
        updates.insertedSections.insert(place)
        continue
      }
      sections[section] = place
      if moved.contains(section) { updates.movedSections.append((section, place)) }
    }
    return order
  }

  /// Deletes, moves and inserts items of unchanged sections.
  private mutating func arrangeItems(in places: [Int], _ random: inout SeededGenerator) {
    var travellers: [IndexPath] = []
    for place in places {
      for path in contents[place].compactMap(\.self) {
        switch random.below(10) {
        case 0: updates.deletedItems.append(path)
        case 1: travellers.append(path)
        default: continue
        }
        contents[place].removeAll { $0 == path }
      }
    }
    for path in travellers {
      let place = places[random.below(places.count)]
      contents[place].insert(path, at: random.below(contents[place].count + 1))
      updates.movedItems.append((path, path))
    }
    for place in places where random.below(2) == 0 {
      contents[place].insert(nil, at: random.below(contents[place].count + 1))
    }
  }

  /// Sets the destinations of moves, and selects items to reload.
  private mutating func nameMovesAndReloads(_ random: inout SeededGenerator) {
    for index in updates.movedItems.indices {
      let from = updates.movedItems[index].from
      updates.movedItems[index].to = items[from] ?? from
    }
    let moved = Set(updates.movedItems.map(\.from))
    for path in items.keys.sorted() where !moved.contains(path) && random.below(12) == 0 {
      updates.reloadedItems.append(path)
    }
  }
}

extension Fixture {
  /// Performs an update in the data and the view; new and reloaded items have new names.
  func performUpdates(_ change: RandomUpdate, _ named: inout Int) {
    let before = listing.sections
    listing.sections = change.contents.map { list in
      list.map { path in
        if let path, !change.updates.reloadedItems.contains(path) {
          return before[path.section][path.item]
        }
        named += 1
        return "\(named)"
      }
    }
    view.machine.record { $0 = change.updates }
  }
}
