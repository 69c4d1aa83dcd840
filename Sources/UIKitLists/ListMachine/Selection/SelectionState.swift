/// Which items are selected and highlighted, and the finger that lies on one.
struct SelectionState {
  private var selected = InsertionOrderedSet<ItemCoordinates>()
  private(set) var highlighted: Set<IndexPath> = []
  /// The finger that lies on an item.
  private(set) var touch: ItemTouch?

  /// Whether items can be selected.
  var isAllowed = true
  /// Whether more than one item can be selected.
  var allowsMultiple = false

  init() {}

  // MARK: Selected items

  /// The selected items, in the order in which they were selected. O(*n*).
  var indexPaths: [IndexPath] { selected.elements.map(\.indexPath) }

  func contains(_ indexPath: IndexPath) -> Bool { selected.contains(ItemCoordinates(indexPath)) }

  /// Counts an item as selected or not. O(1), amortized.
  mutating func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    let item = ItemCoordinates(indexPath)
    if isSelected { selected.insert(item) } else { selected.remove(item) }
  }

  // MARK: Highlighted items

  mutating func setHighlighted(_ isHighlighted: Bool, _ indexPath: IndexPath) {
    if isHighlighted { highlighted.insert(indexPath) } else { highlighted.remove(indexPath) }
  }

  // MARK: The finger

  /// A finger comes down on an item.
  mutating func beginTouch(on indexPath: IndexPath, by finger: ObjectIdentifier?) {
    touch = ItemTouch(indexPath: indexPath, isInside: true, finger: finger)
  }

  /// The finger goes off its item, or back onto it. Returns whether that is news.
  mutating func moveTouch(isInside: Bool) -> Bool {
    guard let known = touch, known.isInside != isInside else { return false }
    touch?.isInside = isInside
    return true
  }

  /// The finger is gone. Returns what it lay on.
  mutating func endTouch() -> ItemTouch? {
    defer { touch = nil }
    return touch
  }

  // MARK: Changes of the data

  /// Forgets highlights and the finger.
  mutating func forgetTouches() {
    highlighted = []
    touch = nil
  }

  /// Renames the items; those that get no new name drop out.
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    selected = InsertionOrderedSet(indexPaths.compactMap(newPath).map(ItemCoordinates.init))
    highlighted = Set(highlighted.compactMap(newPath))
    touch = touch.flatMap { touch in
      newPath(touch.indexPath).map {
        ItemTouch(indexPath: $0, isInside: touch.isInside, finger: touch.finger)
      }
    }
  }
}

#if DEBUG
  extension SelectionState {
    /// The first of its own rules that is broken; nil where all are kept.
    var invariantViolation: String? { selected.invariantViolation }
  }
#endif
