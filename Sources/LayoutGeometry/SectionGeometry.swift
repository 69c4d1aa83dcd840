/// The geometry of a section, common to all kinds of layouts.
///
/// Positions are unrounded, along the scrolling direction ("main") and across it, in points.
package protocol SectionGeometry {
  /// The error of placing items; `Never` if it cannot fail.
  associatedtype Problem: Error

  /// The number of items.
  var count: Int { get }
  /// The section's position, to which all of its positions are relative.
  var start: Double { get set }
  var end: Double { get }
  /// Returns the rectangle of an existing item.
  func rect(ofItem item: Int) -> AxisRect
  /// Returns the main position of an item's line or group, which remains at its visible position
  /// when sizes change.
  func lineStart(ofItem item: Int) -> Double
  /// Calls a closure with each item that may intersect a range of main positions.
  func forEachItem(meeting range: ClosedRange<Double>, _ body: (Int, AxisRect) -> Void)

  /// Sets measured sizes of items, if sizes are measured; moves the subsequent elements.
  ///
  /// The result of all changes equals a new section with these sizes.
  ///
  /// - Returns: The number of items that were placed again.
  mutating func measure(_ sizes: [(item: Int, size: AxisSize)]) throws(Problem) -> Int
  /// Removes an existing item.
  mutating func remove(at item: Int) throws(Problem) -> MovedItem
  /// Inserts an item with its size, if known.
  mutating func insert(_ item: MovedItem, at index: Int) throws(Problem)

  /// Returns the limit of the main position of a view pinned at an end: the section's other end, or
  /// the start of the views there.
  func pinningLimit(at end: SectionEnd) -> Double
}

/// An end of a section along the scrolling direction.
package enum SectionEnd: CaseIterable, Sendable { case leading, trailing }

extension SectionGeometry {
  /// Returns the main position of a view pinned at an end of the section: at the edge of the
  /// visible range, limited by its own position and its limit.
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
  /// Updates the positions of the sections after one; stops at the first that is unchanged.
  ///
  /// - Complexity: O(moved sections).
  mutating func restack(after section: Int, spacing: Double = 0) {
    for next in section + 1..<Swift.max(count, section + 1) {
      let start = self[next - 1].end + spacing
      if self[next].start == start { break }
      self[next].start = start
    }
  }

  /// Moves an item with its size to another index or section. Ignores invalid indexes.
  mutating func moveItem(
    from source: (section: Int, item: Int), to target: (section: Int, item: Int),
    spacing: Double = 0
  ) throws(Element.Problem) {
    guard indices.contains(source.section), indices.contains(target.section),
      (0..<self[source.section].count).contains(source.item)
    else { return }
    let positionCount = self[target.section].count - (source.section == target.section ? 1 : 0)
    guard (0...positionCount).contains(target.item) else { return }
    let item = try self[source.section].remove(at: source.item)
    try self[target.section].insert(item, at: target.item)
    restack(after: Swift.min(source.section, target.section), spacing: spacing)
    restack(after: Swift.max(source.section, target.section), spacing: spacing)
  }
}

extension RandomAccessCollection where Element: SectionGeometry, Index == Int {
  /// Returns the first of some items that intersects a range of main positions; if none does, the
  /// first of all items that does. It anchors the viewport.
  ///
  /// - Complexity: O(given items + log sections), if sections are in order.
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
