import SeededRandom
import UIKit

/// An item with a number of its own. A reload gives it another version.
struct FuzzItem: Equatable {
  let number: Int
  var version = 0
  /// The preferred length of its cell, in points.
  var length: CGFloat { CGFloat(8 + (number * 7 + version * 5) % 23) }
  var text: String { "\(number).\(version)" }
}

struct FuzzSection: Equatable {
  let number: Int
  var version = 0
  var items: [FuzzItem]
  var text: String { "section \(number).\(version)" }
}

/// A data source's data, and its changes carried out on lists.
struct FuzzData: Equatable {
  var sections: [FuzzSection] = []
  private var made = 0

  subscript(path: IndexPath) -> FuzzItem? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The index paths of all items.
  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  func path(ofItem number: Int) -> IndexPath? { paths.first { self[$0]?.number == number } }

  mutating func move(_ from: IndexPath, _ to: IndexPath) {
    let item = sections[from.section].items.remove(at: from.item)
    sections[to.section].items.insert(item, at: to.item)
  }

  mutating func makeItem() -> FuzzItem {
    made += 1
    return FuzzItem(number: made)
  }

  mutating func makeSection(_ count: Int) -> FuzzSection {
    made += 1
    let number = made
    return FuzzSection(number: number, items: (0..<count).map { _ in makeItem() })
  }

  /// Replaces all data.
  mutating func replace(_ random: inout SeededGenerator) {
    sections = []
    for _ in 0..<random.below(5) { sections.append(makeSection(random.below(12))) }
  }
}
