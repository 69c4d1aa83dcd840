/// The selected and highlighted items, and the touch on an item.
struct SelectionState {
  private var selected = InsertionOrderedSet<ItemCoordinates>()
  private(set) var highlighted: Set<IndexPath> = []
  /// The touch on an item.
  private(set) var touch: ItemTouch?

  /// Whether items can be selected.
  var isAllowed = true
  /// Whether more than one item can be selected.
  var allowsMultiple = false

  init() {}

  // MARK: Selected items

  /// The selected items, in the order of their selection. O(*n*).
  var indexPaths: [IndexPath] { selected.elements.map(\.indexPath) }

  func contains(_ indexPath: IndexPath) -> Bool { selected.contains(ItemCoordinates(indexPath)) }

  /// Sets whether an item is selected. O(1), amortized.
  mutating func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    let item = ItemCoordinates(indexPath)
    if isSelected { selected.insert(item) } else { selected.remove(item) }
  }

  // MARK: Highlighted items

  mutating func setHighlighted(_ isHighlighted: Bool, _ indexPath: IndexPath) {
    if isHighlighted { highlighted.insert(indexPath) } else { highlighted.remove(indexPath) }
  }

  // MARK: Touches

  /// Begins a touch on an item.
  mutating func beginTouch(on indexPath: IndexPath, by finger: ObjectIdentifier?) {
    touch = ItemTouch(indexPath: indexPath, isInside: true, finger: finger)
  }

  /// Sets whether the touch is on its item. Returns whether that is a change.
  mutating func moveTouch(isInside: Bool) -> Bool {
    guard let known = touch, known.isInside != isInside else { return false }
    touch?.isInside = isInside
    return true
  }

  /// Ends and returns the touch.
  mutating func endTouch() -> ItemTouch? {
    defer { touch = nil }
    return touch
  }

  // MARK: Changes of the data

  /// Removes all highlights and the touch.
  mutating func discardTouches() {
    highlighted = []
    touch = nil
  }

  /// Sets new index paths of the items; those without one are removed.
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
    /// The first violated invariant; nil for none.
    var invariantViolation: String? { selected.invariantViolation }
  }
#endif
