/// The geometry of a compositional layout: computes frames on the pixel grid from descriptions.
///
/// Leading is left; right-to-left layouts are mirrored. Frames are computed on demand; a section
/// costs as much as one of its groups and its measured items.
package struct CompositionalGeometry: Sendable {
  /// The visible range and the scroll offsets that affect the result.
  package struct Viewport: Sendable {
    /// The visible range along the scrolling direction, in which pinned views stay; nil to compute
    /// their unpinned positions.
    package var visible: ClosedRange<Double>?
    /// The scroll offsets of orthogonal sections in points, by section.
    package var scrolled: [Int: Double]

    package init(visible: ClosedRange<Double>? = nil, scrolled: [Int: Double] = [:]) {
      self.visible = visible
      self.scrolled = scrolled
    }
  }

  package let axis: FlowAxis
  package let grid: FrameGrid
  /// The size of the collection view without its insets across the scrolling direction.
  package let container: CGSize
  package internal(set) var sections: [PlacedSection]
  /// The layout's boundary views, as those of a section around all others.
  var frame: PlacedSection
  /// Whether any section has items or views that are measured.
  package let isEstimated: Bool
  private let spacing: Double
  private let isOrdered: Bool
  /// The maximum distances of elements beyond their section's start and end.
  private var reach: (before: Double, after: Double)

  /// Lays out the sections one after the other.
  ///
  /// - Throws: ``CompositionalFailure`` if a group does not fit.
  /// - Complexity: O(sections + the cost of one group of each + measured items).
  package init(
    axis: FlowAxis, container: CGSize, scale: Double, sections descriptions: [CompositionalSection],
    spacing: Double = 0, boundaries: [CompositionalBoundary] = [],
    boundaryReference: CompositionalSection.Ends = .init(),
    measuredViews: [CompositionalViewKey: CGSize] = [:]
  ) throws(CompositionalFailure) {
    self.axis = axis
    self.container = container
    let spacing = spacing.finiteDistance
    self.spacing = spacing
    grid = FrameGrid(scale: scale)
    var surroundings = CompositionalSection(count: 0, group: .nothing)
    surroundings.boundaries = boundaries
    surroundings.boundaryReference = boundaryReference
    surroundings.measuredViews = measuredViews
    frame = try Self.placed(surroundings, axis, grid, container, start: 0, number: 0)
    sections = []
    sections.reserveCapacity(descriptions.count)
    for (number, section) in descriptions.enumerated() {
      let start = sections.last.map { $0.end + spacing } ?? frame.contentStart
      sections.append(
        try Self.placed(section, axis, grid, container, start: start, number: number))
    }
    isOrdered = spacing >= 0 && sections.allSatisfy(\.isContained)
    isEstimated = surroundings.isEstimated || descriptions.contains(where: \.isEstimated)
    reach = (0, 0)
    for section in sections { reach = Self.further(reach, section.reach) }
    frame.stretch(to: sectionsEnd)
  }

  private static func placed(
    _ section: CompositionalSection, _ axis: FlowAxis, _ grid: FrameGrid, _ container: CGSize,
    start: Double, number: Int
  ) throws(CompositionalFailure) -> PlacedSection {
    do throws(CompositionalProblem) {
      return try PlacedSection(section, axis: axis, grid: grid, container: container, start: start)
    } catch {
      throw CompositionalFailure(section: number, problem: error)
    }
  }

  private var sectionsEnd: Double { sections.last?.end ?? frame.contentStart }

  /// The size of the content, in points.
  package var contentSize: CGSize {
    let end = sectionsEnd + frame.trailingExtent
    return container.with(max(0, grid.roundedUp(end)), along: axis)
  }

  // MARK: Queries

  /// Calls a closure with each element whose frame, in scrolled orthogonal sections, intersects a
  /// rectangle: by section, from back to front.
  ///
  /// Equivalent to filtering all elements. Complexity: O(log sections + log measured groups +
  /// elements of the intersecting groups).
  package func forEachElement(
    in rect: CGRect, viewport: Viewport = Viewport(), _ body: (PlacedElement) -> Void
  ) {
    guard !rect.isNull else { return }
    let wanted = axis.axisRect(rect)
    // A rectangle that contains NaN intersects nothing.
    guard wanted.main <= wanted.mainEnd, wanted.cross <= wanted.crossEnd else { return }
    let near = wanted.main - 2 * grid.pixel...wanted.mainEnd + 2 * grid.pixel
    let first =
      isOrdered
      ? sections.partitioningIndex { $0.end >= wanted.main - reach.after } : 0
    for index in first..<sections.count {
      let section = sections[index]
      if isOrdered, section.start - reach.before > wanted.mainEnd { break }
      let distance = section.description.isOrthogonal ? viewport.scrolled[index] ?? 0 : 0
      let row = wanted.cross + distance - grid.pixel...wanted.crossEnd + distance + grid.pixel
      section.forEachElement(index, meeting: near, inRow: row, pinnedTo: viewport.visible) {
        placed in
        let isInRow = distance != 0 && placed.element.isInGroups(of: section)
        var seen = axis.axisRect(placed.frame)
        if isInRow { seen.cross -= distance }
        if seen.overlaps(wanted) { body(placed) }
      }
    }
    for boundary in frame.description.boundaries {
      let placed = placed(boundary, viewport)
      if axis.axisRect(placed.frame).overlaps(wanted) { body(placed) }
    }
  }

  /// Returns an element with its frame; nil for an unknown element.
  package func placed(_ element: CompositionalElement, viewport: Viewport = Viewport())
    -> PlacedElement?
  {
    switch element {
    case .item(let section, let item):
      return known(section)?.placedItem(item, section: section)
    case .supplementary(let kind, let section, let index):
      return known(section)?.placedSupplementary(
        kind, index: index, section: section, pinnedTo: viewport.visible)
    case .background(let kind, let section):
      return known(section)?.placedBackground(kind, section: section)
    case .layoutBoundary(let kind):
      return frame.description.boundaries.first { $0.kind == kind }
        .map { placed($0, viewport) }
    }
  }

  private func placed(_ boundary: CompositionalBoundary, _ viewport: Viewport) -> PlacedElement {
    PlacedElement(
      element: .layoutBoundary(kind: boundary.kind),
      frame: grid.rounded(frame.frame(of: boundary, pinnedTo: viewport.visible)),
      zIndex: boundary.zIndex)
  }

  func known(_ section: Int) -> PlacedSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Returns the item that anchors the viewport: the first of `items` that intersects a rectangle
  /// of the content along the scrolling direction, otherwise the first item that does.
  package func anchor(
    in rect: CGRect, preferring items: some Sequence<(section: Int, item: Int)>
  ) -> (section: Int, item: Int)? {
    let visible = axis.axisRect(rect)
    return sections.anchor(in: visible.main...visible.mainEnd, preferring: items)
  }

  /// Returns the main position of an item's group, in points; nil for an unknown item.
  package func groupStart(ofItem item: Int, inSection section: Int) -> Double? {
    guard let known = known(section), (0..<known.count).contains(item) else { return nil }
    return known.lineStart(ofItem: item)
  }

  /// Returns whether an element is pinned to the visible bounds.
  package func pins(_ element: CompositionalElement) -> Bool {
    switch element {
    case .supplementary(let kind, let section, _):
      known(section)?.description.boundaries.contains { $0.kind == kind && $0.pinsToVisibleBounds }
        ?? false
    case .layoutBoundary(let kind):
      frame.description.boundaries.contains { $0.kind == kind && $0.pinsToVisibleBounds }
    case .item, .background: false
    }
  }

  // MARK: Measuring

  /// Sets the measured size of an item; moves the subsequent elements.
  ///
  /// The result equals the geometry of the same sections with this size given initially.
  package mutating func measure(
    _ size: CGSize, item: Int, inSection section: Int
  ) throws(CompositionalFailure) {
    guard sections.indices.contains(section) else { return }
    do throws(CompositionalProblem) {
      try sections[section].measure([(item, axis.axisSize(size))])
    } catch {
      throw CompositionalFailure(section: section, problem: error)
    }
    settle(after: section)
  }

  /// Moves an item within its section, with its measured size.
  ///
  /// - Complexity: O(items of the section + the cost of its groups).
  package mutating func moveItem(
    _ item: Int, to target: Int, inSection section: Int
  ) throws(CompositionalFailure) {
    do throws(CompositionalProblem) {
      try sections.moveItem(from: (section, item), to: (section, target), spacing: spacing)
    } catch {
      throw CompositionalFailure(section: section, problem: error)
    }
    settle(after: section)
  }

  /// Sets the measured size of a supplementary view; a nil section means the layout's boundary
  /// view.
  package mutating func measure(_ size: CGSize, view: CompositionalViewKey, inSection section: Int?)
  {
    guard let section else {
      frame.measure(size, view: view)
      if !sections.isEmpty { sections[0].start = frame.contentStart }
      return settle(after: 0)
    }
    guard sections.indices.contains(section) else { return }
    sections[section].measure(size, view: view)
    settle(after: section)
  }

  private mutating func settle(after section: Int) {
    sections.restack(after: section, spacing: spacing)
    if sections.indices.contains(section) {
      reach = Self.further(reach, sections[section].reach)
    }
    frame.stretch(to: sectionsEnd)
  }

  private static func further(
    _ a: (before: Double, after: Double), _ b: (before: Double, after: Double)
  ) -> (before: Double, after: Double) {
    (max(a.before, b.before), max(a.after, b.after))
  }
}

/// The reason why a layout cannot be computed, and its section.
package struct CompositionalFailure: Error, Equatable {
  package let section: Int
  package let problem: CompositionalProblem

  package init(section: Int, problem: CompositionalProblem) {
    self.section = section
    self.problem = problem
  }
}

extension CompositionalElement {
  /// Returns whether the element moves with an orthogonal section's scrolling: an item, or a view
  /// anchored to an item or a group.
  func isInGroups(of section: PlacedSection) -> Bool {
    switch self {
    case .item: true
    case .supplementary(let kind, _, _):
      !section.description.boundaries.contains { $0.kind == kind }
    case .background, .layoutBoundary: false
    }
  }
}

extension CompositionalItem {
  /// The group of a section without items.
  fileprivate static let nothing = CompositionalItem(
    size: CompositionalSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
}

extension CompositionalGeometry {
  /// Returns the frames of all slots of a section's first group, even if there are fewer items.
  package func firstGroup(ofSection section: Int) -> [CGRect] {
    guard sections.indices.contains(section), let runs = sections[section].runs else { return [] }
    return runs.value.template.slots.map(\.frame)
  }
}
