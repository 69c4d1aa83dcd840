/// One section in its place among others: what every kind of layout is asked.
///
/// Positions are along the scrolling direction ("main") and across it, in points, not yet on the
/// pixel grid.
package protocol SectionGeometry {
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
