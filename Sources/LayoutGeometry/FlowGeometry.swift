/// A whole flow layout as numbers: sizes, spacings and insets in, frames on the pixel grid out.
///
/// Frames are made when asked for. Sections of one size cost O(1), sections with a size for each
/// item one pass over the sizes. Queries find their section and line by halving.
package struct FlowGeometry: Sendable {
  package let axis: FlowAxis
  package let grid: FrameGrid
  /// The cross extent that items, headers and footers share: the collection view's, without its
  /// adjusted insets.
  package let crossExtent: Double
  var sections: [FlowSection]
  private let isOrdered: Bool

  /// Lays the sections out one after the other. Complexity: O(sections + sized items).
  package init(
    axis: FlowAxis, crossExtent: Double, scale: Double, sections metrics: [FlowSectionMetrics]
  ) {
    self.axis = axis
    grid = FrameGrid(scale: scale)
    self.crossExtent = crossExtent.asExtent
    var sections: [FlowSection] = []
    sections.reserveCapacity(metrics.count)
    for section in metrics {
      sections.append(
        FlowSection(section, start: sections.last?.end ?? 0, containerCross: self.crossExtent))
    }
    self.sections = sections
    isOrdered = sections.allSatisfy(\.isContained)
  }

  /// The number of sections.
  package var sectionCount: Int { sections.count }

  /// Returns the number of items of a section, zero for a section that does not exist.
  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Whether the items of a section lie in a row that scrolls by itself.
  package func isRow(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].isRow
  }

  /// The size of everything, in points: the sum of the sections, as wide as the cross extent.
  package var contentSize: CGSize {
    axis.size(AxisSize(main: max(0, sections.last?.end ?? 0), cross: crossExtent))
  }

  /// Returns an element's frame in points, or nil when there is no such element.
  ///
  /// Complexity: O(1) for headers, footers and uniform items; O(log lines + line) for other items.
  package func frame(of element: FlowElement, pinning: FlowPinning? = nil) -> CGRect? {
    switch element {
    case .header(let index):
      guard sections.indices.contains(index) else { return nil }
      return header(of: sections[index], pinning: pinning).map(finished)
    case .item(let index, let item):
      guard sections.indices.contains(index), (0..<sections[index].count).contains(item) else {
        return nil
      }
      return finished(sections[index].rect(ofItem: item))
    case .footer(let index):
      guard sections.indices.contains(index) else { return nil }
      return footer(of: sections[index], pinning: pinning).map(finished)
    }
  }

  /// Calls `body` with every element whose frame meets the rectangle: by section its header, its
  /// items, its footer. Rows that scroll by themselves are so far from their start, in points, by
  /// section; the frames of their items are as if they were not scrolled.
  ///
  /// The law: the same as going through all elements and keeping those that meet it.
  /// Complexity: O(log sections + log lines + elements of the lines met).
  package func forEachElement(
    in rect: CGRect, pinning: FlowPinning? = nil, scrolled: [Int: Double] = [:],
    _ body: (FlowElement, CGRect) -> Void
  ) {
    guard !rect.isNull else { return }
    let wanted = axis.axisRect(rect)
    // A rectangle that holds a NaN meets nothing.
    guard wanted.main <= wanted.mainEnd, wanted.cross <= wanted.crossEnd else { return }
    // Rounding moves either edge of a frame by at most half a pixel each.
    let range = wanted.main - grid.pixel...wanted.mainEnd + grid.pixel
    let first = isOrdered ? sections.partitioningIndex { $0.end >= range.lowerBound } : 0
    for index in first..<sections.count {
      let section = sections[index]
      if isOrdered, section.start > range.upperBound { break }
      if let header = header(of: section, pinning: pinning) {
        report(.header(section: index), header, in: wanted, body)
      }
      let distance = section.isRow ? scrolled[index] ?? 0 : 0
      let row =
        wanted.cross + distance - grid.pixel...wanted.crossEnd + distance + grid.pixel
      section.forEachItem(meeting: range, inRow: row) { item, rect in
        report(.item(section: index, item: item), rect, scrolled: distance, in: wanted, body)
      }
      if let footer = footer(of: section, pinning: pinning) {
        report(.footer(section: index), footer, in: wanted, body)
      }
    }
  }

  private func report(
    _ element: FlowElement, _ rect: AxisRect, scrolled distance: Double = 0, in wanted: AxisRect,
    _ body: (FlowElement, CGRect) -> Void
  ) {
    let rounded = grid.rounded(rect)
    var seen = rounded
    seen.cross -= distance
    if seen.overlaps(wanted) { body(element, axis.rect(rounded)) }
  }

  private func finished(_ rect: AxisRect) -> CGRect {
    axis.rect(grid.rounded(rect))
  }

  /// The row of a section; nil for one that does not scroll by itself, or is empty.
  package func row(ofSection section: Int) -> PlacedRow? {
    guard sections.indices.contains(section), sections[section].isRow, sections[section].count > 0
    else { return nil }
    let row = sections[section]
    let place = AxisRect(
      main: row.linesStart, cross: 0, size: AxisSize(main: row.linesExtent, cross: crossExtent))
    return PlacedRow(
      frame: finished(place),
      stops: RowStops(
        behavior: .continuous, visible: crossExtent,
        content: row.crossLeading + row.rowLength + row.crossTrailing,
        group: row.rect(ofItem: 0).size.cross, spacing: row.itemSpacing,
        leading: row.crossLeading, trailing: row.crossTrailing))
  }

  private func header(of section: FlowSection, pinning: FlowPinning?) -> AxisRect? {
    guard section.headerExtent > 0 else { return nil }
    var main = section.start
    if let pinning, pinning.pinsHeaders {
      main = section.pinned(
        at: .leading, natural: main, extent: section.headerExtent, to: pinning.visible)
    }
    return AxisRect(
      main: main, cross: 0, size: AxisSize(main: section.headerExtent, cross: crossExtent))
  }

  private func footer(of section: FlowSection, pinning: FlowPinning?) -> AxisRect? {
    guard section.footerExtent > 0 else { return nil }
    var main = section.end - section.footerExtent
    if let pinning, pinning.pinsFooters {
      main = section.pinned(
        at: .trailing, natural: main, extent: section.footerExtent, to: pinning.visible)
    }
    return AxisRect(
      main: main, cross: 0, size: AxisSize(main: section.footerExtent, cross: crossExtent))
  }
}
