/// An item shown in another place than its data is in: the difference between what a collection
/// view shows while a finger carries an item and what its data source knows.
struct ItemMove: Equatable {
  /// Where the data source has the item.
  let source: IndexPath
  /// Where the collection view shows it.
  var target: IndexPath

  var isNone: Bool { source == target }

  /// Where the data source has what is shown at a path.
  func dataPath(of shown: IndexPath) -> IndexPath {
    Self.follow(shown, from: target, to: source)
  }

  /// Where that is shown which the data source has at a path.
  func shownPath(of data: IndexPath) -> IndexPath {
    Self.follow(data, from: source, to: target)
  }

  /// Whether there is such an item to move, and such a place to move it to.
  func fits(_ data: SectionCounts) -> Bool {
    guard data.contains(source), data.items.indices.contains(target.section) else { return false }
    let places = data.items[target.section] + (target.section == source.section ? 0 : 1)
    return target.item < places
  }

  /// How many items each section shows.
  func shown(_ data: SectionCounts) -> SectionCounts { data.moving(from: source, to: target) }

  /// How many items the data source has in each section.
  func data(_ shown: SectionCounts) -> SectionCounts { shown.moving(from: target, to: source) }

  /// Where an item is after one item has been taken from one place and put into another.
  private static func follow(
    _ path: IndexPath, from start: IndexPath, to end: IndexPath
  ) -> IndexPath {
    guard path.count == 2 else { return path }
    if path == start { return end }
    var path = path
    if path.section == start.section && path.item > start.item { path.item -= 1 }
    if path.section == end.section && path.item >= end.item { path.item += 1 }
    return path
  }
}

extension SectionCounts {
  fileprivate func moving(from start: IndexPath, to end: IndexPath) -> SectionCounts {
    var counts = self
    guard items.indices.contains(start.section), items.indices.contains(end.section) else {
      return counts
    }
    counts.items[start.section] -= 1
    counts.items[end.section] += 1
    return counts
  }
}
