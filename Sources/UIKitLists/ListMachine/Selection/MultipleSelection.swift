/// A two-finger selection of the items between the first item and the current one.
@MainActor
final class MultipleSelection {
  /// The item on which the touches began.
  let anchor: IndexPath
  /// The item under the touches.
  private(set) var current: IndexPath
  /// Whether items are selected; false, which Apple does not document, if the first was selected.
  let selects: Bool
  /// The items selected at the beginning.
  private let before: Set<IndexPath>
  /// The position of the touches in the window.
  private(set) var location: CGPoint
  /// Whether the items from the anchor have been returned.
  private var hasBegun = false
  var edgeScroll: EdgeScroll?

  init(at anchor: IndexPath, location: CGPoint, selected: [IndexPath]) {
    (self.anchor, current, self.location) = (anchor, anchor, location)
    before = Set(selected)
    selects = !before.contains(anchor)
  }

  /// Sets the position of the touches.
  func move(to location: CGPoint) { self.location = location }

  /// Sets the current item. Returns the items whose selection may change and their new state, in
  /// order from the anchor to the touches.
  func reach(_ item: IndexPath, counts: SectionCounts) -> [(item: IndexPath, selected: Bool)] {
    let old = hasBegun ? counts.items(from: anchor, to: current) : []
    let new = counts.items(from: anchor, to: item)
    (current, hasBegun) = (item, true)
    let (left, entered) = (Set(old).subtracting(new), Set(new).subtracting(old))
    return old.reversed().filter(left.contains).map { ($0, before.contains($0)) }
      + new.filter(entered.contains).map { ($0, selects) }
  }
}

extension MultipleSelection: EdgeScrollSource {
  func location(in list: ListMachine) -> CGPoint? {
    list.multipleSelection.current === self ? list.host.convert(location, from: list.window) : nil
  }

  func contentHasScrolled(in list: ListMachine) { list.continueMultipleSelection() }
}

extension SectionCounts {
  /// Returns all items from one to another, inclusive, in that order.
  fileprivate func items(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
    let (first, last) = (min(start, end), max(start, end))
    guard items.indices.contains(first.section), items.indices.contains(last.section) else {
      return []
    }
    let paths = (first.section...last.section).flatMap { section in
      let least = section == first.section ? first.item : 0
      let end = section == last.section ? min(last.item + 1, items[section]) : items[section]
      return (least..<max(least, end)).map { IndexPath(item: $0, section: section) }
    }
    return start <= end ? paths : paths.reversed()
  }
}
