/// A whole compositional layout as numbers: descriptions in, frames on the pixel grid out.
///
/// Leading is left; a layout from right to left is this one, mirrored. Frames are made when asked
/// for; a section costs what one of its groups costs, and what has been measured in it.
package struct CompositionalGeometry: Sendable {
  /// What is in sight where that has a part in the answer.
  package struct Sight: Sendable {
    /// The main positions between which content is in sight, for views that are pinned; nil for
    /// where they are by themselves.
    package var visible: ClosedRange<Double>?
    /// How far the rows that scroll by themselves are from their start, by section, in points.
    package var scrolled: [Int: Double]

    package init(visible: ClosedRange<Double>? = nil, scrolled: [Int: Double] = [:]) {
      self.visible = visible
      self.scrolled = scrolled
    }
  }

  package let axis: FlowAxis
  package let grid: FrameGrid
  /// The collection view without its insets across.
  package let container: CGSize
  package internal(set) var sections: [PlacedSection]
  /// The layout's own boundary views are those of a section around all others.
  var frame: PlacedSection
  /// Whether any section has items or views that are measured.
  package let isEstimated: Bool
  private let spacing: Double
  private let isOrdered: Bool
  /// How far anything reaches beyond its section's start and end.
  private var reach: (before: Double, after: Double)

  /// Lays the sections out one after the other.
  ///
  /// - Throws: ``CompositionalFailure`` where a group has no room.
  /// - Complexity: O(sections + what one group of each costs + what has been measured).
  package init(
    axis: FlowAxis, container: CGSize, scale: Double, sections descriptions: [CompositionalSection],
    spacing: Double = 0, boundaries: [CompositionalBoundary] = [],
    boundaryReference: CompositionalSection.Ends = .init(),
    measuredViews: [CompositionalViewKey: CGSize] = [:]
  ) throws(CompositionalFailure) {
    self.axis = axis
    self.container = container
    let spacing = spacing.asDistance
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

  /// The size of everything, in points.
  package var contentSize: CGSize {
    let end = sectionsEnd + frame.trailingExtent
    return container.with(max(0, grid.roundedUp(end)), along: axis)
  }

  // MARK: Questions

  /// Calls `body` with every element whose frame meets the rectangle, the rows that scroll by
  /// themselves being where they are scrolled to: by section, from back to front.
  ///
  /// The law: the same as going through all elements and keeping those that meet it.
  /// Complexity: O(log sections + log measured groups + elements of the groups met).
  package func forEachElement(
    in rect: CGRect, sight: Sight = Sight(), _ body: (PlacedElement) -> Void
  ) {
    guard !rect.isNull else { return }
    let wanted = axis.axisRect(rect)
    // A rectangle that holds a NaN meets nothing.
    guard wanted.main <= wanted.mainEnd, wanted.cross <= wanted.crossEnd else { return }
    let near = wanted.main - 2 * grid.pixel...wanted.mainEnd + 2 * grid.pixel
    let first =
      isOrdered
      ? sections.partitioningIndex { $0.end >= wanted.main - reach.after } : 0
    for index in first..<sections.count {
      let section = sections[index]
      if isOrdered, section.start - reach.before > wanted.mainEnd { break }
      let distance = section.description.isOrthogonal ? sight.scrolled[index] ?? 0 : 0
      let row = wanted.cross + distance - grid.pixel...wanted.crossEnd + distance + grid.pixel
      section.forEachElement(index, meeting: near, inRow: row, pinnedTo: sight.visible) { placed in
        let isInRow = distance != 0 && placed.element.isInGroups(of: section)
        var seen = axis.axisRect(placed.frame)
        if isInRow { seen.cross -= distance }
        if seen.overlaps(wanted) { body(placed) }
      }
    }
    for boundary in frame.description.boundaries {
      let placed = placed(boundary, sight)
      if axis.axisRect(placed.frame).overlaps(wanted) { body(placed) }
    }
  }

  /// Returns an element in its place, or nil when there is no such element.
  package func placed(_ element: CompositionalElement, sight: Sight = Sight()) -> PlacedElement? {
    switch element {
    case .item(let section, let item):
      return known(section)?.placedItem(item, section: section)
    case .supplementary(let kind, let section, let index):
      return known(section)?.placedSupplementary(
        kind, index: index, section: section, pinnedTo: sight.visible)
    case .background(let kind, let section):
      return known(section)?.placedBackground(kind, section: section)
    case .layoutBoundary(let kind):
      return frame.description.boundaries.first { $0.kind == kind }
        .map { placed($0, sight) }
    }
  }

  private func placed(_ boundary: CompositionalBoundary, _ sight: Sight) -> PlacedElement {
    PlacedElement(
      element: .layoutBoundary(kind: boundary.kind),
      frame: grid.rounded(frame.frame(of: boundary, pinnedTo: sight.visible)),
      zIndex: boundary.zIndex)
  }

  func known(_ section: Int) -> PlacedSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// The item that the viewport holds on to: the first of some that meets a rectangle of the
  /// content along the scrolling direction, else the first one at all.
  package func anchor(
    in rect: CGRect, preferring items: some Sequence<(section: Int, item: Int)>
  ) -> (section: Int, item: Int)? {
    let visible = axis.axisRect(rect)
    return sections.anchor(in: visible.main...visible.mainEnd, preferring: items)
  }

  /// The main position of the group that an item is in, in points; nil for an item that does not
  /// exist.
  package func groupStart(ofItem item: Int, inSection section: Int) -> Double? {
    guard let known = known(section), (0..<known.count).contains(item) else { return nil }
    return known.lineStart(ofItem: item)
  }

  /// Whether an element stays in sight while its section, or the layout, does.
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

  /// Takes over what an item asks for; what follows it moves.
  ///
  /// The law: the result is the geometry of the same sections with this size known from the start.
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

  /// Takes an item to another place in its section, with what it has been measured as.
  ///
  /// - Complexity: O(items of the section + what its groups cost).
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

  /// Takes over what a view other than a cell asks for; nil names the layout's own boundary.
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

/// Why a layout cannot be computed, and in which of its sections.
package struct CompositionalFailure: Error, Equatable {
  package let section: Int
  package let problem: CompositionalProblem

  package init(section: Int, problem: CompositionalProblem) {
    self.section = section
    self.problem = problem
  }
}

extension CompositionalElement {
  /// Whether it moves with a row that scrolls by itself: a cell, or what is anchored to one or to a
  /// group.
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
  /// What a section without items repeats.
  fileprivate static let nothing = CompositionalItem(
    size: CompositionalSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
}

extension CompositionalGeometry {
  /// The places of all items of a section's first group, whether there are so many or not.
  package func firstGroup(ofSection section: Int) -> [CGRect] {
    guard sections.indices.contains(section), let runs = sections[section].runs else { return [] }
    return runs.template.slots.map(\.frame)
  }
}
