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
  /// items, its footer.
  ///
  /// The law: the same as going through all elements and keeping those that meet it.
  /// Complexity: O(log sections + log lines + elements of the lines met).
  package func forEachElement(
    in rect: CGRect, pinning: FlowPinning? = nil, _ body: (FlowElement, CGRect) -> Void
  ) {
    guard !rect.isNull else { return }
    let wanted = axis.axisRect(rect)
    // A rectangle that holds a NaN meets nothing.
    guard wanted.main <= wanted.mainEnd else { return }
    // Rounding moves either edge of a frame by at most half a pixel each.
    let range = wanted.main - grid.pixel...wanted.mainEnd + grid.pixel
    let first = isOrdered ? sections.partitioningIndex { $0.end >= range.lowerBound } : 0
    for index in first..<sections.count {
      let section = sections[index]
      if isOrdered, section.start > range.upperBound { break }
      if let header = header(of: section, pinning: pinning) {
        report(.header(section: index), header, in: wanted, body)
      }
      section.forEachItem(meeting: range) { item, rect in
        report(.item(section: index, item: item), rect, in: wanted, body)
      }
      if let footer = footer(of: section, pinning: pinning) {
        report(.footer(section: index), footer, in: wanted, body)
      }
    }
  }

  private func report(
    _ element: FlowElement, _ rect: AxisRect, in wanted: AxisRect,
    _ body: (FlowElement, CGRect) -> Void
  ) {
    let rounded = grid.rounded(rect)
    if rounded.overlaps(wanted) { body(element, axis.rect(rounded)) }
  }

  private func finished(_ rect: AxisRect) -> CGRect {
    axis.rect(grid.rounded(rect))
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
