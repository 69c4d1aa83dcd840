/// One section in its place among others: what every kind of layout is asked.
///
/// Positions are along the scrolling direction ("main") and across it, in points, not yet on the
/// pixel grid.
package protocol SectionGeometry {
  /// Why items cannot be placed; `Never` where all can.
  associatedtype Problem: Error

  /// How many items it has.
  var count: Int { get }
  /// The section's place; everything in it moves along.
  var start: Double { get set }
  var end: Double { get }
  /// Returns the rectangle of an item that exists.
  func rect(ofItem item: Int) -> AxisRect
  /// Returns the main position of what an item stands in, be it a line or a group: what stays in
  /// sight while sizes change.
  func lineStart(ofItem item: Int) -> Double
  /// Calls `body` with every item that may meet the range of main positions; there may be a few too
  /// many.
  func forEachItem(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void)

  /// Takes over sizes that items have been measured as, where sizes are measured; what follows them
  /// moves.
  ///
  /// The law of all changes: the result is the section made afresh, with these sizes.
  /// - Returns: how many items were read to place them anew.
  mutating func measure(_ sizes: [(item: Int, size: AxisSize)]) throws(Problem) -> Int
  /// Takes out an item that exists; those after it move up with their sizes.
  mutating func remove(at item: Int) throws(Problem) -> TravellingItem
  /// Puts an item in, of its own size as far as that is known; those from there on move down.
  mutating func insert(_ item: TravellingItem, at index: Int) throws(Problem)

  /// The main position that a view at one end does not pass while it is pinned: its section's other
  /// end, or what it makes way for there.
  func pinningLimit(at end: SectionEnd) -> Double
}

/// An end of a section along the scrolling direction.
package enum SectionEnd: CaseIterable, Sendable { case leading, trailing }

extension SectionGeometry {
  /// Returns the main position of a view that is pinned at an end of the section: at the edge of
  /// what is in sight, as far as that is neither before (at the trailing end, after) its own place
  /// nor past its limit.
  package func pinned(
    at end: SectionEnd, natural: Double, extent: Double, to visible: ClosedRange<Double>
  ) -> Double {
    let limit = pinningLimit(at: end)
    return switch end {
    case .leading: max(natural, min(visible.lowerBound, limit - extent))
    case .trailing: min(natural, max(visible.upperBound - extent, limit))
    }
  }
}

extension Array where Element: SectionGeometry {
  /// Moves the sections after one to where they belong now; stops at the first that is there.
  ///
  /// - Complexity: O(sections that move).
  mutating func restack(after section: Int, spacing: Double = 0) {
    for next in section + 1..<Swift.max(count, section + 1) {
      let start = self[next - 1].end + spacing
      if self[next].start == start { break }
      self[next].start = start
    }
  }

  /// Takes an item out of its section and puts it in somewhere, with its size. Items and places
  /// that do not exist change nothing.
  mutating func moveItem(
    from source: (section: Int, item: Int), to target: (section: Int, item: Int),
    spacing: Double = 0
  ) throws(Element.Problem) {
    guard indices.contains(source.section), indices.contains(target.section),
      (0..<self[source.section].count).contains(source.item)
    else { return }
    let places = self[target.section].count - (source.section == target.section ? 1 : 0)
    guard (0...places).contains(target.item) else { return }
    let item = try self[source.section].remove(at: source.item)
    try self[target.section].insert(item, at: target.item)
    restack(after: Swift.min(source.section, target.section), spacing: spacing)
    restack(after: Swift.max(source.section, target.section), spacing: spacing)
  }
}

extension RandomAccessCollection where Element: SectionGeometry, Index == Int {
  /// The first of some items, by section and item, that meets a range of main positions; else the
  /// first item at all that does. What a viewport holds on to.
  ///
  /// - Complexity: O(items asked for + log sections), where sections follow each other in order.
  package func anchor(
    in range: ClosedRange<Double>, preferring items: some Sequence<(section: Int, item: Int)>
  ) -> (section: Int, item: Int)? {
    func meets(_ rect: AxisRect) -> Bool {
      rect.main < range.upperBound && range.lowerBound < rect.mainEnd
    }
    for (section, item) in items
    where indices.contains(section) && (0..<self[section].count).contains(item) {
      if meets(self[section].rect(ofItem: item)) { return (section, item) }
    }
    for section in partitioningIndex(where: { $0.end >= range.lowerBound })..<endIndex {
      if self[section].start > range.upperBound { break }
      var first: Int?
      self[section].forEachItem(meeting: range) { item, rect in
        if first == nil, meets(rect) { first = item }
      }
      if let first { return (section, first) }
    }
    return nil
  }
}
