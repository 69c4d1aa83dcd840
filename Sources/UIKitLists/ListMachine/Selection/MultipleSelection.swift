/// Two fingers that select one item after another, from the one they began on to the one they are
/// over.
@MainActor
final class MultipleSelection {
  /// The item that the fingers began on.
  let anchor: IndexPath
  /// The item that they are over.
  private(set) var current: IndexPath
  /// Whether items are selected: fingers that begin on a selected one deselect. Apple does not say.
  let selects: Bool
  /// The items that were selected when the fingers began.
  private let before: Set<IndexPath>
  /// Where the fingers are in the window.
  private(set) var place: CGPoint
  /// Whether the items from the anchor on have been told of.
  private var hasBegun = false
  var edgeScroll: EdgeScroll?

  init(at anchor: IndexPath, place: CGPoint, selected: [IndexPath]) {
    (self.anchor, current, self.place) = (anchor, anchor, place)
    before = Set(selected)
    selects = !before.contains(anchor)
  }

  /// The fingers are somewhere else.
  func move(to place: CGPoint) { self.place = place }

  /// The fingers are over an item. Returns the items whose selection may change by that and what
  /// becomes of it, in the order from the anchor to the fingers.
  func reach(_ item: IndexPath, counts: SectionCounts) -> [(item: IndexPath, selected: Bool)] {
    let old = hasBegun ? counts.items(from: anchor, to: current) : []
    let new = counts.items(from: anchor, to: item)
    (current, hasBegun) = (item, true)
    let (left, entered) = (Set(old).subtracting(new), Set(new).subtracting(old))
    return old.reversed().filter(left.contains).map { ($0, before.contains($0)) }
      + new.filter(entered.contains).map { ($0, selects) }
  }
}

extension MultipleSelection: EdgeScrollFinger {
  func place(in list: ListMachine) -> CGPoint? {
    list.multipleSelection.current === self ? list.host.convert(place, from: list.window) : nil
  }

  func contentHasScrolled(in list: ListMachine) { list.continueMultipleSelection() }
}

extension SectionCounts {
  /// All items from one to another, both among them, in that order.
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
