/// The geometry of a flow layout: computes frames on the pixel grid from sizes, spacing and insets.
///
/// Frames are computed on demand. Sections of uniform size take O(1), sections with individual
/// sizes one pass over the sizes. Queries use binary search.
package struct FlowGeometry: Sendable {
  package let axis: FlowAxis
  package let grid: FrameGrid
  /// The extent across the scrolling direction: that of the collection view without its adjusted
  /// insets.
  package let crossExtent: Double
  var sections: [FlowSection]
  private let isOrdered: Bool

  /// Lays out the sections one after the other. O(sections + individually sized items).
  package init(
    axis: FlowAxis, crossExtent: Double, scale: Double, sections metrics: [FlowSectionMetrics]
  ) {
    self.axis = axis
    grid = FrameGrid(scale: scale)
    self.crossExtent = crossExtent.finiteExtent
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

  /// Returns the number of items in a section; 0 for an unknown section.
  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Returns whether a section's items are in a row that scrolls separately.
  package func isRow(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].isRow
  }

  /// The size of the content, in points.
  package var contentSize: CGSize {
    axis.size(AxisSize(main: max(0, sections.last?.end ?? 0), cross: crossExtent))
  }

  /// Returns an element's frame in points; nil for an unknown element.
  ///
  /// - Complexity: O(1) for headers, footers and uniform items, otherwise O(log lines + line).
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

  /// Calls a closure with each element whose frame intersects a rectangle: by section its header,
  /// its items, its footer. `scrolled` contains the scroll offsets of rows, in points, by section;
  /// frames of their items do not include the offsets.
  ///
  /// Equivalent to filtering all elements. Complexity: O(log sections + log lines + elements of the
  /// intersecting lines).
  package func forEachElement(
    in rect: CGRect, pinning: FlowPinning? = nil, scrolled: [Int: Double] = [:],
    _ body: (FlowElement, CGRect) -> Void
  ) {
    guard !rect.isNull else { return }
    let wanted = axis.axisRect(rect)
    // A rectangle that contains NaN intersects nothing.
    guard wanted.main <= wanted.mainEnd, wanted.cross <= wanted.crossEnd else { return }
    // Rounding moves each edge of a frame by at most half a pixel.
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

  /// Returns the row of a section; nil for an empty section or one without a row.
  package func row(ofSection section: Int) -> PlacedRow? {
    guard sections.indices.contains(section), sections[section].isRow, sections[section].count > 0
    else { return nil }
    let row = sections[section]
    let position = AxisRect(
      main: row.linesStart, cross: 0, size: AxisSize(main: row.linesExtent, cross: crossExtent))
    return PlacedRow(
      frame: finished(position),
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
