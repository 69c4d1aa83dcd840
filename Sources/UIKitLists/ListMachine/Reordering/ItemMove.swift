/// The move of one item: the difference between what a collection view shows during an interactive
/// movement and its data source.
struct ItemMove: Equatable {
  /// The item's index path in the data source.
  let source: IndexPath
  /// The index path shown.
  var target: IndexPath

  var isNone: Bool { source == target }

  /// Returns the data source's index path of an item shown at a path.
  func dataPath(of shown: IndexPath) -> IndexPath {
    Self.follow(shown, from: target, to: source)
  }

  /// Returns the index path shown for one of the data source.
  func visiblePath(of data: IndexPath) -> IndexPath {
    Self.follow(data, from: source, to: target)
  }

  /// Returns whether the source and the target exist.
  func fits(_ data: SectionCounts) -> Bool {
    guard data.contains(source), data.items.indices.contains(target.section) else { return false }
    let positionCount = data.items[target.section] + (target.section == source.section ? 0 : 1)
    return target.item < positionCount
  }

  /// Returns the numbers of items shown in each section.
  func displayedCounts(_ data: SectionCounts) -> SectionCounts {
    data.moving(from: source, to: target)
  }

  /// Returns the numbers of items in the data source's sections.
  func data(_ shown: SectionCounts) -> SectionCounts { shown.moving(from: target, to: source) }

  /// Returns an index path after the move of one item.
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
